-- Linked progressive meters. `value` and what it is the sum of are hundredths of a cent; `pays`, `reseeded` and `reset`
-- are whole cents, as a table pays them. A meter is one row on one server: all that belongs to it has its name first.

-- Money conserved, whatever is written: it is a rule of the table itself.
CREATE TABLE floor.meters (
  meter text COLLATE "C" PRIMARY KEY, of_meter text COLLATE "C" NOT NULL, rate int NOT NULL CHECK (rate > 0),
  reset bigint NOT NULL CHECK (reset > 0), value bigint NOT NULL CHECK (value >= 0), seeds bigint NOT NULL,
  increments bigint NOT NULL CHECK (increments >= 0), adjusted bigint NOT NULL, prizes bigint NOT NULL CHECK (prizes >= 0),
  wins int NOT NULL, opened bigint NOT NULL, CHECK (value = seeds + increments + adjusted - prizes)
);

-- `total` is what the table told last of all that it ever added, -1 before it told anything; `credited` is how much of
-- that stands on the meter; `fell` is a smaller total that it told, -1 where there is none.
CREATE TABLE floor.meter_tables (
  meter text COLLATE "C", table_id text COLLATE "C", of_meter text COLLATE "C" NOT NULL, linked boolean NOT NULL,
  total bigint NOT NULL, credited bigint NOT NULL CHECK (credited >= 0), told bigint NOT NULL, fell bigint NOT NULL,
  misfit text NOT NULL, PRIMARY KEY (meter, table_id)
);
CREATE INDEX meter_tables_by_table ON floor.meter_tables (table_id, of_meter);

-- Which connection of a table's terminal counts: the newest one.
CREATE TABLE floor.meter_links (
  table_id text COLLATE "C" PRIMARY KEY, link bigint NOT NULL, began bigint NOT NULL
);

-- In the order in which the meter's row was locked. `value` is what stood there then; `asked` is the terminal's clock,
-- `won` and `ended` the floor's. Pending until the table says that it was paid, or that it was not.
CREATE TABLE floor.meter_wins (
  meter text COLLATE "C", number int, table_id text COLLATE "C" NOT NULL, name text COLLATE "C" NOT NULL,
  round bigint NOT NULL, seat int NOT NULL, position bigint NOT NULL, value bigint NOT NULL, pays bigint NOT NULL,
  reseeded bigint NOT NULL, state text NOT NULL CHECK (state IN ('pending', 'paid', 'returned')), asked bigint NOT NULL,
  won bigint NOT NULL, ended bigint NOT NULL, PRIMARY KEY (meter, number), UNIQUE (meter, table_id, name),
  CHECK (asked BETWEEN 0 AND 253402300799999999 AND round >= 0 AND seat >= 0 AND position >= 0)
);
CREATE INDEX meter_wins_by_table ON floor.meter_wins (table_id, round);
CREATE INDEX meter_wins_pending ON floor.meter_wins (table_id) WHERE state = 'pending';

-- What people did to a meter, on record for ever.
CREATE TABLE floor.meter_entries (
  meter text COLLATE "C", number int, kind text NOT NULL, of_table text COLLATE "C" NOT NULL, by_amount bigint NOT NULL,
  entered bigint NOT NULL, by_role text NOT NULL, by_person text NOT NULL, reason text NOT NULL,
  PRIMARY KEY (meter, number)
);
CREATE TRIGGER meter_entries_never_changed BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.meter_entries
  FOR EACH STATEMENT EXECUTE FUNCTION floor.refuse_change();
CREATE TRIGGER meter_wins_never_removed BEFORE DELETE OR TRUNCATE ON floor.meter_wins
  FOR EACH STATEMENT EXECUTE FUNCTION floor.refuse_change();

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY '{meters,meter_tables,meter_links,meter_wins,meter_entries}'::text[] LOOP
    EXECUTE format('ALTER TABLE floor.%I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE floor.%I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY owner ON floor.%I TO <owner> USING (true) WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY readers ON floor.%I FOR SELECT TO <readers> USING (true)', name);
    EXECUTE format('GRANT SELECT ON floor.%I TO <readers>', name);
  END LOOP;
  FOREACH name IN ARRAY '{meter_tables,meter_links,meter_wins}'::text[] LOOP
    EXECUTE format('CREATE POLICY own ON floor.%I FOR SELECT TO <terminals> USING (table_id = floor.own_table())', name);
    EXECUTE format('GRANT SELECT ON floor.%I TO <terminals>', name);
  END LOOP;
  CREATE POLICY own ON floor.meters FOR SELECT TO <terminals> USING (EXISTS (SELECT FROM floor.meter_tables AS t
    WHERE t.meter = meters.meter AND t.table_id = floor.own_table()));
  GRANT SELECT ON floor.meters TO <terminals>;
END $$;

-- A connection of a terminal begins to count where it has seen the one before it: one that was sent late does not.
CREATE FUNCTION floor.meters_join(after bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  own CONSTANT text := floor.own_table();
  last bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM floor.tables WHERE table_id = own) THEN
    RAISE EXCEPTION 'this table is not enrolled' USING ERRCODE = 'DT001';
  END IF;
  PERFORM floor.durably();
  INSERT INTO floor.meter_links VALUES (own, 0, 0) ON CONFLICT DO NOTHING;
  UPDATE floor.meter_links SET link = link + 1, began = floor.now_utc() WHERE table_id = own AND link = after;
  SELECT link INTO last FROM floor.meter_links WHERE table_id = own;
  RETURN last;
END $$;

-- Nothing is written by a connection that no longer counts; none begins to count meanwhile.
CREATE FUNCTION floor.meters_hold(own text, of_link bigint) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM floor.durably();
  PERFORM FROM floor.meter_links WHERE table_id = own AND link = of_link FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'another connection of this table is linked since' USING ERRCODE = 'DT003';
  END IF;
END $$;

-- All that a table ever added to a meter. What comes twice, or late, adds nothing; what is smaller is kept as a fall. What
-- no table can have added, whoever asks, is refused: 10^14 is a million million cents, and sums of them stay countable.
CREATE FUNCTION floor.meter_credit(own text, to_meter text, of_total bigint) RETURNS boolean
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  was floor.meter_tables;
  more bigint;
BEGIN
  IF of_total IS NULL OR of_total NOT BETWEEN 0 AND 100000000000000 THEN
    RAISE EXCEPTION 'no table can have added that' USING ERRCODE = 'DT004';
  END IF;
  SELECT * INTO was FROM floor.meter_tables WHERE meter = to_meter AND table_id = own FOR UPDATE;
  IF of_total < was.total THEN
    UPDATE floor.meter_tables SET fell = of_total, told = floor.now_utc() WHERE meter = to_meter AND table_id = own;
    RETURN false;
  END IF;
  more := CASE was.total WHEN -1 THEN 0 ELSE of_total - was.total END;
  UPDATE floor.meter_tables SET total = of_total, credited = credited + more, told = floor.now_utc(), fell = -1
    WHERE meter = to_meter AND table_id = own;
  UPDATE floor.meters SET value = value + more, increments = increments + more WHERE meter = to_meter AND more > 0;
  RETURN true;
END $$;

-- Tells a table's totals, asks how its meters stand. Where nothing is new nothing is written.
CREATE FUNCTION floor.meters_tell(link bigint, of_meters text[], totals bigint[]) RETURNS TABLE (meter text,
  of_meter text, rate int, reset bigint, value bigint, total bigint, wins int, pending int, fell boolean, misfit text
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  own CONSTANT text := floor.own_table();
  told record;
BEGIN
  IF NOT EXISTS (SELECT FROM floor.meter_links AS l WHERE l.table_id = own AND l.link = meters_tell.link) THEN
    RAISE EXCEPTION 'another connection of this table is linked since' USING ERRCODE = 'DT003';
  END IF;
  IF EXISTS (SELECT FROM unnest(of_meters, totals) AS u (o, n) JOIN floor.meter_tables AS t
      ON t.table_id = own AND t.of_meter = u.o AND t.linked WHERE t.total <> u.n AND t.fell <> u.n) THEN
    PERFORM floor.meters_hold(own, meters_tell.link);
    FOR told IN SELECT t.meter, u.n FROM unnest(of_meters, totals) AS u (o, n) JOIN floor.meter_tables AS t
        ON t.table_id = own AND t.of_meter = u.o AND t.linked ORDER BY t.meter LOOP
      PERFORM floor.meter_credit(own, told.meter, told.n);
    END LOOP;
  END IF;
  RETURN QUERY SELECT m.meter, t.of_meter, m.rate, m.reset, m.value, t.total, m.wins,
      (SELECT count(*)::int FROM floor.meter_wins AS w WHERE w.meter = m.meter AND w.state = 'pending'),
      t.fell <> -1, t.misfit
    FROM floor.meter_tables AS t JOIN floor.meters AS m ON m.meter = t.meter
    WHERE t.table_id = own AND t.linked ORDER BY m.meter;
END $$;

-- A win: the meter's row is locked, what the table added arrives first, then the win has the next number, the value, and
-- the meter starts again. Asked again by the same name it is the same win.
CREATE FUNCTION floor.meter_win(link bigint, won_meter text, name text, round bigint, seat int, place bigint,
  clock bigint, total bigint
) RETURNS floor.meter_wins
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  own CONSTANT text := floor.own_table();
  target text; locked floor.meters; win floor.meter_wins;
BEGIN
  PERFORM floor.meters_hold(own, link);
  SELECT t.meter INTO target FROM floor.meter_tables AS t
    WHERE t.table_id = own AND t.of_meter = won_meter AND t.linked AND t.misfit = '';
  IF NOT FOUND OR name = '' OR length(name) > 100 THEN
    RAISE EXCEPTION 'this table does not play for that meter' USING ERRCODE = 'DT004';
  ELSIF NOT floor.meter_credit(own, target, total) THEN
    RAISE EXCEPTION 'what this table added has fallen' USING ERRCODE = 'DT004';
  END IF;
  SELECT * INTO locked FROM floor.meters AS m WHERE m.meter = target FOR UPDATE;
  SELECT * INTO win FROM floor.meter_wins AS w WHERE w.meter = target AND w.table_id = own AND w.name = meter_win.name;
  IF FOUND THEN
    RETURN win;
  END IF;
  INSERT INTO floor.meter_wins VALUES (target, locked.wins + 1, own, name, round, seat, place, locked.value,
    locked.value / 100, locked.reset, 'pending', clock, floor.now_utc(), 0) RETURNING * INTO win;
  UPDATE floor.meters AS m SET wins = win.number, prizes = m.prizes + win.pays * 100, seeds = m.seeds + win.reseeded * 100,
    value = m.value - win.pays * 100 + win.reseeded * 100 WHERE m.meter = target;
  RETURN win;
END $$;

-- What became of a win at its table: what it paid, and what the meter was reseeded with. One that was returned stays so.
CREATE FUNCTION floor.meter_settle(link bigint, won_meter text, name text, pays bigint, reseeded bigint, outcome text
) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  own CONSTANT text := floor.own_table();
  target text; locked floor.meters; win floor.meter_wins;
  paid CONSTANT bigint := CASE outcome WHEN 'returned' THEN 0 ELSE pays END;
  seeded CONSTANT bigint := CASE outcome WHEN 'returned' THEN 0 ELSE reseeded END;
BEGIN
  PERFORM floor.meters_hold(own, link);
  SELECT w.meter INTO target FROM floor.meter_wins AS w JOIN floor.meter_tables AS t USING (meter, table_id)
    WHERE w.table_id = own AND w.name = meter_settle.name AND t.of_meter = won_meter;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'this table has no such win' USING ERRCODE = 'DT004';
  END IF;
  SELECT * INTO locked FROM floor.meters AS m WHERE m.meter = target FOR UPDATE;
  SELECT * INTO win FROM floor.meter_wins AS w WHERE w.meter = target AND w.table_id = own AND w.name = meter_settle.name;
  IF (win.state, win.pays, win.reseeded) = (outcome, paid, seeded) THEN
    RETURN 'settled';
  ELSIF win.state = 'returned' OR paid < 0 OR seeded NOT BETWEEN 0 AND locked.reset
      OR locked.value + (win.pays - paid - win.reseeded + seeded) * 100 < 0 THEN
    UPDATE floor.meter_tables AS t SET misfit = format('win %s is %s with %s cents, the table tells %s with %s', win.number,
      win.state, win.pays, outcome, paid) WHERE t.meter = target AND t.table_id = own;
    RETURN 'misfit';
  END IF;
  UPDATE floor.meter_wins AS w SET state = outcome, pays = paid, reseeded = seeded,
    ended = CASE outcome WHEN 'pending' THEN 0 ELSE floor.now_utc() END WHERE w.meter = target AND w.number = win.number;
  UPDATE floor.meters AS m SET prizes = m.prizes + (paid - win.pays) * 100, seeds = m.seeds + (seeded - win.reseeded) * 100,
    value = m.value + (win.pays - paid - win.reseeded + seeded) * 100 WHERE m.meter = target;
  RETURN 'settled';
END $$;

-- What witnesses answered to a table's checkpoints, as its terminal tells it. Nothing here is believed: each line is
-- verified by whoever uses it. Lines are of checkpoints that stand here.
CREATE TABLE floor.cosignatures (
  table_id text COLLATE "C", size bigint, name text COLLATE "C", key_id bytea, line bytea NOT NULL, told bigint NOT NULL,
  PRIMARY KEY (table_id, size, name, key_id)
);

-- The newest answer of each witness, how far it is, and its newest alarm. Times are the floor's own clock.
CREATE TABLE floor.witnesses (
  table_id text COLLATE "C", witness text COLLATE "C", told bigint NOT NULL, kind text NOT NULL, what text NOT NULL,
  size bigint NOT NULL, alarmed bigint NOT NULL, alarm_kind text NOT NULL, alarm text NOT NULL,
  PRIMARY KEY (table_id, witness)
);

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY '{cosignatures,witnesses}'::text[] LOOP
    EXECUTE format('ALTER TABLE floor.%I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE floor.%I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY owner ON floor.%I TO <owner> USING (true) WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY readers ON floor.%I FOR SELECT TO <readers> USING (true)', name);
    EXECUTE format('CREATE POLICY own ON floor.%I FOR SELECT TO <terminals> USING (table_id = floor.own_table())', name);
    EXECUTE format('GRANT SELECT ON floor.%I TO <readers>, <terminals>', name);
  END LOOP;
END $$;

-- One line a key over one checkpoint: the newest that came. What is far behind says nothing more, as long as each key
-- has a newer one. `alarming` is what a person has to look at; it stays until the witness alarms anew.
CREATE FUNCTION floor.witnessed(who text, outcome text, said text, alarming boolean, at bigint, names text[],
  key_ids bytea[], lines bytea[]
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  own CONSTANT text := floor.own_table();
  now CONSTANT bigint := floor.now_utc();
  kept CONSTANT int := 64;
BEGIN
  PERFORM FROM floor.heads WHERE table_id = own FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'this table is not enrolled' USING ERRCODE = 'DT001';
  END IF;
  PERFORM floor.durably();
  INSERT INTO floor.cosignatures
    SELECT own, at, left(n, 500), k, l, now FROM unnest(names, key_ids, lines) AS each (n, k, l)
    WHERE length(l) <= 16384 AND length(k) = 4
      AND EXISTS (SELECT FROM floor.checkpoints AS c WHERE c.table_id = own AND c.size = at)
    ON CONFLICT (table_id, size, name, key_id) DO UPDATE SET line = excluded.line, told = excluded.told;
  DELETE FROM floor.cosignatures AS old WHERE table_id = own
    AND old.size < (SELECT min(each.size) FROM (SELECT DISTINCT c.size FROM floor.cosignatures AS c WHERE c.table_id = own
      ORDER BY c.size DESC LIMIT kept) AS each)
    AND EXISTS (SELECT FROM floor.cosignatures AS newer WHERE newer.table_id = own AND newer.name = old.name
      AND newer.key_id = old.key_id AND newer.size > old.size);
  INSERT INTO floor.witnesses AS w VALUES (own, left(who, 500), now, left(outcome, 50), left(said, 500),
      CASE WHEN cardinality(lines) > 0 THEN at ELSE 0 END, CASE WHEN alarming THEN now ELSE 0 END,
      CASE WHEN alarming THEN left(outcome, 50) ELSE '' END, CASE WHEN alarming THEN left(said, 500) ELSE '' END)
    ON CONFLICT (table_id, witness) DO UPDATE SET told = excluded.told, kind = excluded.kind, what = excluded.what,
      size = greatest(w.size, excluded.size), alarmed = greatest(w.alarmed, excluded.alarmed),
      alarm_kind = CASE WHEN alarming THEN excluded.alarm_kind ELSE w.alarm_kind END,
      alarm = CASE WHEN alarming THEN excluded.alarm ELSE w.alarm END;
  DELETE FROM floor.witnesses AS w WHERE table_id = own AND w.witness NOT IN
    (SELECT each.witness FROM floor.witnesses AS each WHERE each.table_id = own ORDER BY each.told DESC LIMIT 100);
END $$;
REVOKE EXECUTE ON FUNCTION floor.witnessed FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.witnessed TO <terminals>;

-- For the readers of one table.
CREATE VIEW one_table.cosigned WITH (security_invoker) AS
  SELECT size, note, line FROM floor.checkpoints JOIN floor.cosignatures USING (table_id, size)
    WHERE table_id = floor.chosen_table();
CREATE VIEW one_table.witnesses WITH (security_invoker) AS
  SELECT witness, told, kind, what, size, alarmed, alarm_kind, alarm FROM floor.witnesses
    WHERE table_id = floor.chosen_table();
GRANT SELECT ON one_table.cosigned, one_table.witnesses TO <readers>, <terminals>;

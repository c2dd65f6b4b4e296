-- What people do to linked meters. Each is on record with a name.

CREATE FUNCTION floor.meter_enter(to_meter text, kind text, of_table text, by_amount bigint, person text, reason text)
RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
BEGIN
  IF person = '' OR reason = '' THEN
    RAISE EXCEPTION 'who does this to a meter gives a name and a reason' USING ERRCODE = 'DT002';
  END IF;
  PERFORM floor.durably();
  INSERT INTO floor.meter_entries SELECT to_meter, 1 + coalesce(max(number), 0), meter_enter.kind, meter_enter.of_table,
    meter_enter.by_amount, floor.now_utc(), session_user, person, meter_enter.reason
    FROM floor.meter_entries WHERE meter = to_meter;
END $$;

CREATE FUNCTION floor.meter_open(new_meter text, of_meter text, rate int, reset bigint, seed bigint, person text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
BEGIN
  INSERT INTO floor.meters VALUES (new_meter, of_meter, rate, reset, seed, seed, 0, 0, 0, 0, floor.now_utc())
    ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN 'there';
  END IF;
  PERFORM floor.meter_enter(new_meter, 'opened', '', seed, person, 'opened');
  RETURN 'opened';
END $$;

-- Linked anew, a table is counted from what it tells then; what it had added before stays on the meter.
CREATE FUNCTION floor.meter_link(to_meter text, of_table text, linked boolean, person text, reason text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  opened floor.meters;
BEGIN
  SELECT * INTO opened FROM floor.meters AS m WHERE m.meter = to_meter FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'unknown';
  ELSIF NOT EXISTS (SELECT FROM floor.enrolments WHERE table_id = of_table) THEN
    RETURN 'no table';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('meter_link ' || of_table, 0));
  IF linked AND EXISTS (SELECT FROM floor.meter_tables AS t WHERE t.table_id = of_table AND t.of_meter = opened.of_meter
      AND t.meter <> to_meter AND t.linked) THEN
    RETURN 'elsewhere';
  ELSIF EXISTS (SELECT FROM floor.meter_tables AS t WHERE t.table_id = of_table AND t.meter = to_meter
      AND t.linked = meter_link.linked) OR NOT linked AND NOT EXISTS (SELECT FROM floor.meter_tables AS t
      WHERE t.table_id = of_table AND t.meter = to_meter) THEN
    RETURN 'same';
  ELSIF NOT linked AND EXISTS (SELECT FROM floor.meter_wins AS w WHERE w.meter = to_meter AND w.table_id = of_table
      AND w.state = 'pending') THEN
    RETURN 'pending';
  END IF;
  INSERT INTO floor.meter_tables AS t VALUES (to_meter, of_table, opened.of_meter, true, -1, 0, 0, -1, '')
    ON CONFLICT (meter, table_id) DO UPDATE SET linked = meter_link.linked,
      total = CASE WHEN meter_link.linked THEN -1 ELSE t.total END, fell = -1, misfit = '';
  PERFORM floor.meter_enter(to_meter, CASE WHEN linked THEN 'linked' ELSE 'unlinked' END, of_table, 0, person, reason);
  RETURN 'done';
END $$;

CREATE FUNCTION floor.meter_adjust(to_meter text, by_amount bigint, person text, reason text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  locked floor.meters;
BEGIN
  SELECT * INTO locked FROM floor.meters AS m WHERE m.meter = to_meter FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'unknown';
  ELSIF locked.value + by_amount < 0 THEN
    RETURN 'below';
  END IF;
  UPDATE floor.meters AS m SET adjusted = m.adjusted + by_amount, value = m.value + by_amount WHERE m.meter = to_meter;
  PERFORM floor.meter_enter(to_meter, 'adjusted', '', by_amount, person, reason);
  RETURN 'done';
END $$;

-- A total that fell, or a win that does not fit: somebody has looked. From here on the table is counted from what it
-- tells; nothing that stands on the meter changes by that.
CREATE FUNCTION floor.meter_accept(to_meter text, of_table text, person text, reason text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  was floor.meter_tables;
BEGIN
  SELECT * INTO was FROM floor.meter_tables AS t WHERE t.meter = to_meter AND t.table_id = of_table FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'unknown';
  ELSIF was.fell = -1 AND was.misfit = '' THEN
    RETURN 'same';
  END IF;
  UPDATE floor.meter_tables AS t SET total = CASE was.fell WHEN -1 THEN t.total ELSE was.fell END, fell = -1, misfit = ''
    WHERE t.meter = to_meter AND t.table_id = of_table;
  PERFORM floor.meter_enter(to_meter, 'accepted', of_table, CASE was.fell WHEN -1 THEN 0 ELSE was.fell - was.total END,
    person, reason);
  RETURN 'done';
END $$;

REVOKE EXECUTE ON FUNCTION floor.meters_join, floor.meters_hold, floor.meter_credit, floor.meters_tell, floor.meter_win,
  floor.meter_settle, floor.meter_enter, floor.meter_open, floor.meter_link, floor.meter_adjust, floor.meter_accept
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.meters_join, floor.meters_tell, floor.meter_win, floor.meter_settle TO <terminals>;
GRANT EXECUTE ON FUNCTION floor.meter_open, floor.meter_link, floor.meter_adjust, floor.meter_accept TO <keepers>;

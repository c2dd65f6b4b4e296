-- Read models, as the terminal derives them from its records. They prove nothing, and can be written anew at any time.

-- Each change is ["add", table, [row, …]], ["set", table, key, values] or ["remove", table, key].
CREATE FUNCTION floor.changed(own text, change jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name CONSTANT text := change ->> 1;
  known CONSTANT text[] := '{rounds,hands,wager_results,irregularities,overrides,operators,shifts,device_faults}';
  of_key text; names text;
BEGIN
  IF name IS NULL OR NOT name = ANY (known) THEN
    RAISE EXCEPTION '% is no read model', name USING ERRCODE = 'DT002';
  END IF;
  IF change ->> 0 = 'add' AND name = 'rounds' THEN -- most of all changes: planned once
    INSERT INTO floor.rounds SELECT * FROM jsonb_populate_recordset(jsonb_populate_record(NULL::floor.rounds,
      jsonb_build_object('table_id', own)), change -> 2) AS each WHERE table_id = own;
    RETURN;
  ELSIF change ->> 0 = 'add' AND name = 'hands' THEN
    INSERT INTO floor.hands SELECT * FROM jsonb_populate_recordset(jsonb_populate_record(NULL::floor.hands,
      jsonb_build_object('table_id', own)), change -> 2) AS each WHERE table_id = own;
    RETURN;
  ELSIF change ->> 0 = 'add' AND name = 'wager_results' THEN
    INSERT INTO floor.wager_results SELECT * FROM jsonb_populate_recordset(jsonb_populate_record(
      NULL::floor.wager_results, jsonb_build_object('table_id', own)), change -> 2) AS each WHERE table_id = own;
    RETURN;
  ELSIF change ->> 0 = 'add' THEN
    EXECUTE format('INSERT INTO floor.%I SELECT * FROM jsonb_populate_recordset(jsonb_populate_record(NULL::floor.%I, '
      'jsonb_build_object(''table_id'', $1)), $2) AS each WHERE table_id = $1', name, name) USING own, change -> 2;
    RETURN;
  END IF;
  SELECT string_agg(format('m.%I IS NOT DISTINCT FROM k.%I', each, each), ' AND ') INTO of_key
    FROM jsonb_object_keys(change -> 2) AS each;
  IF change ->> 0 = 'remove' THEN
    EXECUTE format('DELETE FROM floor.%I AS m USING jsonb_populate_record(NULL::floor.%I, $2) AS k '
      'WHERE m.table_id = $1 AND %s', name, name, of_key) USING own, change -> 2;
  ELSE
    SELECT string_agg(format('%I = v.%I', each, each), ', ') INTO names
      FROM jsonb_object_keys(change -> 3) AS each WHERE each <> 'table_id';
    EXECUTE format('UPDATE floor.%I AS m SET %s FROM jsonb_populate_record(NULL::floor.%I, $2) AS k, '
      'jsonb_populate_record(NULL::floor.%I, $3) AS v WHERE m.table_id = $1 AND %s', name, names, name, name, of_key)
      USING own, change -> 2, change -> 3;
  END IF;
END $$;

-- Applied where they begin behind the last ones; otherwise the terminal is told how far they go, and sends them again.
CREATE FUNCTION floor.model(own text, begun bigint, upto bigint, changes jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  change jsonb;
BEGIN
  UPDATE floor.heads SET modelled = upto WHERE table_id = own AND modelled = begun AND upto >= begun AND changes IS NOT NULL;
  IF FOUND THEN
    BEGIN
      FOR change IN SELECT each FROM jsonb_array_elements(changes) WITH ORDINALITY AS all_of (each, n) ORDER BY n LOOP
        PERFORM floor.changed(own, change);
      END LOOP;
    EXCEPTION WHEN integrity_constraint_violation THEN
      UPDATE floor.heads SET modelled = 0 WHERE table_id = own;
    END;
  END IF;
END $$;

-- What was left behind; from the first record on, all is written anew.
CREATE FUNCTION floor.remodel(begun bigint, upto bigint, changes jsonb) RETURNS floor.answer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  own CONSTANT text := floor.own_table();
  head floor.heads; name text;
BEGIN
  SELECT * INTO head FROM floor.heads WHERE table_id = own FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'this table is not enrolled' USING ERRCODE = 'DT001';
  ELSIF head.state <> 'open' OR upto > head.ahead THEN
    RETURN floor.answered(own, CASE WHEN head.state = 'open' THEN 'gap' ELSE head.state END);
  END IF;
  IF begun = 0 AND head.modelled = 0 THEN
    FOREACH name IN ARRAY '{rounds,hands,wager_results,irregularities,overrides,operators,shifts,device_faults}'::text[]
    LOOP
      EXECUTE format('DELETE FROM floor.%I WHERE table_id = $1', name) USING own;
    END LOOP;
  END IF;
  PERFORM floor.model(own, begun, upto, changes);
  RETURN floor.answered(own, 'taken');
END $$;

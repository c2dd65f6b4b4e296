-- All that a table ever added to a meter. What comes twice, or late, adds nothing; what is smaller is kept as a fall. What
-- no table can have added, whoever asks, is refused: 10^14 is a million million cents, and sums of them stay countable.
CREATE OR REPLACE FUNCTION floor.meter_credit(own text, to_meter text, of_total bigint) RETURNS boolean
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

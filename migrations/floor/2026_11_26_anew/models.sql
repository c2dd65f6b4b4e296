-- Read models that a package does not fit hold what no record gives: they are none, and its terminal sends them all anew.
CREATE OR REPLACE FUNCTION floor.model(own text, begun bigint, upto bigint, changes jsonb) RETURNS void
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

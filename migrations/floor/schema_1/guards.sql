-- Who may do what. Nobody logs in as the owner; terminals and readers reach tables only by what is granted here.

CREATE FUNCTION floor.own_table() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
$$ SELECT CASE WHEN starts_with(session_user::text, '<table>') THEN substr(session_user::text, length('<table>') + 1) END $$;

CREATE FUNCTION floor.now_utc() RETURNS bigint LANGUAGE sql VOLATILE AS
$$ SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint $$;

CREATE FUNCTION floor.refuse_change() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION '% are never changed', TG_TABLE_NAME; END $$;

-- Only frames go, once they are archived, by whoever acts as the owner and says so.
CREATE FUNCTION floor.refuse_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('dealer_terminal.retention', true) IS DISTINCT FROM OLD.table_id THEN
    RAISE EXCEPTION 'frames are never changed: they go by retention alone';
  END IF;
  RETURN OLD;
END $$;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY '{records,checkpoints,evidence,evidence_records,decisions}'::text[] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON floor.%I '
      'FOR EACH STATEMENT EXECUTE FUNCTION floor.refuse_change()', name || '_never_changed', name);
  END LOOP;
  CREATE TRIGGER frames_never_changed BEFORE UPDATE OR TRUNCATE ON floor.frames
    FOR EACH STATEMENT EXECUTE FUNCTION floor.refuse_change();
  CREATE TRIGGER frames_no_delete BEFORE DELETE ON floor.frames
    FOR EACH ROW EXECUTE FUNCTION floor.refuse_removal();

  FOR name IN SELECT relname FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
      WHERE relnamespace = 'floor'::regnamespace AND relkind = 'r' AND attname = 'table_id' LOOP
    EXECUTE format('ALTER TABLE floor.%I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE floor.%I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY owner ON floor.%I TO <owner> USING (true) WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY readers ON floor.%I FOR SELECT TO <readers> USING (true)', name);
    EXECUTE format('CREATE POLICY own ON floor.%I FOR SELECT TO <terminals> USING (table_id = floor.own_table())', name);
    IF name <> 'enrolments' THEN
      EXECUTE format('GRANT SELECT ON floor.%I TO <readers>, <terminals>', name);
    END IF;
  END LOOP;
  FOREACH name IN ARRAY '{tables,enrolments,heads,resume}'::text[] LOOP
    EXECUTE format('CREATE POLICY registrar ON floor.%I TO <registrar> USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE ON floor.%I TO <registrar>', name);
  END LOOP;
END $$;

GRANT SELECT (table_id, number, made, ends, made_by, used) ON floor.enrolments TO <readers>;
GRANT SELECT ON floor.house TO <readers>, <terminals>, <registrar>;
GRANT USAGE ON SCHEMA floor, one_table TO <readers>, <terminals>, <registrar>;

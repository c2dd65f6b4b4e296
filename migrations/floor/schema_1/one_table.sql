-- One table of the floor, read as a journal of its own: `search_path=one_table`, `dealer_terminal.table` says which.
-- The views have the rights of whoever reads them.

CREATE FUNCTION floor.chosen_table() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
$$ SELECT current_setting('dealer_terminal.table', true) $$;

CREATE VIEW one_table.alembic_version WITH (security_invoker) AS SELECT 'schema_1'::text AS version_num;

CREATE VIEW one_table.journal WITH (security_invoker) AS
  SELECT 1::smallint AS one, journal AS id, vkey FROM floor.tables WHERE table_id = floor.chosen_table();

CREATE VIEW one_table.records WITH (security_invoker) AS
  SELECT position, round, kind, schema, body, operator, utc, monotonic, leaf FROM floor.records
    WHERE table_id = floor.chosen_table()
  UNION ALL
  SELECT position, round, kind, schema, body, operator, utc, monotonic, leaf FROM floor.tail_records
    WHERE table_id = floor.chosen_table();

CREATE VIEW one_table.frames WITH (security_invoker) AS
  SELECT number, round, device, count, sealed, utc, monotonic FROM floor.frames WHERE table_id = floor.chosen_table()
  UNION ALL
  SELECT number, round, device, count, sealed, utc, monotonic FROM floor.tail_frames WHERE table_id = floor.chosen_table();

CREATE VIEW one_table.checkpoints WITH (security_invoker) AS
  SELECT size, note, utc FROM floor.checkpoints WHERE table_id = floor.chosen_table();

CREATE VIEW one_table.nodes WITH (security_invoker) AS
  SELECT level, index, hash FROM floor.nodes WHERE table_id = floor.chosen_table()
  UNION ALL
  SELECT level, index, hash FROM floor.tail_nodes WHERE table_id = floor.chosen_table();

CREATE VIEW one_table.frontier WITH (security_invoker) AS
  SELECT 1::smallint AS one, ahead AS size, ahead_edge AS edge, ahead_frames AS frames, tag FROM floor.heads
    WHERE table_id = floor.chosen_table();

CREATE VIEW one_table.resume WITH (security_invoker) AS
  SELECT 1::smallint AS one, position, rest, tag FROM floor.resume WHERE table_id = floor.chosen_table();

-- Up to which record the read models of this copy go.
CREATE VIEW one_table.mirror WITH (security_invoker) AS
  SELECT 1::smallint AS one, modelled FROM floor.heads WHERE table_id = floor.chosen_table();

DO $$
DECLARE
  name text; names text;
BEGIN
  FOREACH name IN ARRAY '{rounds,hands,wager_results,irregularities,overrides,operators,shifts,device_faults}'::text[]
  LOOP
    SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) INTO names FROM pg_attribute
      WHERE attrelid = ('floor.' || name)::regclass AND attnum > 0 AND attname <> 'table_id';
    EXECUTE format('CREATE VIEW one_table.%I WITH (security_invoker) AS SELECT %s FROM floor.%I '
      'WHERE table_id = floor.chosen_table()', name, names, name);
  END LOOP;
END $$;

GRANT SELECT ON ALL TABLES IN SCHEMA one_table TO <readers>, <terminals>;

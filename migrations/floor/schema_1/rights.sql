-- Functions are everybody's unless that is taken back.
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA floor, one_table FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.own_table, floor.chosen_table TO <readers>, <terminals>, <registrar>;
GRANT EXECUTE ON FUNCTION floor.take, floor.follow, floor.remodel, floor.greet TO <terminals>;
GRANT EXECUTE ON FUNCTION floor.decide TO <keepers>;
GRANT EXECUTE ON FUNCTION floor.now_utc TO <readers>, <registrar>;
DO $$
DECLARE
  each regprocedure;
BEGIN
  FOR each IN SELECT oid FROM pg_proc WHERE pronamespace = 'floor'::regnamespace AND proname LIKE 'ed25519%' LOOP
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO <readers>, <registrar>', each);
  END LOOP;
END $$;
GRANT CREATE ON SCHEMA floor TO <registrar>;
GRANT SELECT ON floor.alembic_version TO <readers>, <terminals>;

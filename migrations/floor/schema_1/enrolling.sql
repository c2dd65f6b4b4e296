-- Terminals made known. These functions belong to the one role here that may make roles; it cannot log in.

-- The table's role, with the token for a password that ends; nobody else who is let in by one has it, and no certificate
-- lets it in until this terminal has one of its own.
CREATE FUNCTION floor.enrol(of_table text, token_hash bytea, ends bigint, verifier text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  own_role CONSTANT text := '<table>' || of_table;
  until CONSTANT text := to_char(to_timestamp(ends / 1000000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS"+00"');
BEGIN
  IF of_table !~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$' OR verifier !~ '^SCRAM-SHA-256\$' THEN
    RAISE EXCEPTION 'no table can be called %', of_table USING ERRCODE = 'DT002';
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = own_role) THEN
    EXECUTE format('CREATE ROLE %I LOGIN', own_role);
  END IF;
  EXECUTE format('ALTER ROLE %I LOGIN CONNECTION LIMIT 8 PASSWORD %L VALID UNTIL %L', own_role, verifier, until);
  EXECUTE format('GRANT <terminals> TO %I', own_role);
  PERFORM floor.uncertify(of_table);
  INSERT INTO floor.enrolments SELECT of_table, 1 + coalesce(max(number), 0), enrol.token_hash, floor.now_utc(),
    enrol.ends, session_user, NULL FROM floor.enrolments WHERE table_id = of_table;
END $$;

-- By the terminal, once: its journal's key is registered, and its own password takes the token's place. Who was let in
-- by the house's own means (a socket's user, a certificate) needs no token.
CREATE FUNCTION floor.redeem(
  token text, of_journal text, of_vkey text, public bytea, verifier text
) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  own CONSTANT text := floor.own_table();
  by_house CONSTANT boolean := coalesce(split_part(system_user, ':', 1) IN ('peer', 'cert', 'gss', 'sspi'), false);
  last floor.enrolments; known floor.tables;
  multiples numeric[];
  now CONSTANT bigint := floor.now_utc();
BEGIN
  SELECT * INTO last FROM floor.enrolments WHERE table_id = own ORDER BY number DESC LIMIT 1 FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'unknown';
  ELSIF NOT by_house AND last.token_hash IS DISTINCT FROM sha256(convert_to(token, 'UTF8')) THEN
    RETURN 'wrong';
  ELSIF NOT by_house AND last.used IS NOT NULL THEN
    RETURN 'used';
  ELSIF NOT by_house AND last.ends < now THEN
    RETURN 'ended';
  END IF;
  SELECT * INTO known FROM floor.tables WHERE table_id = own;
  IF FOUND AND known.vkey <> of_vkey THEN
    RETURN 'other ' || known.journal;
  ELSIF NOT FOUND THEN
    multiples := floor.ed25519_key(public);
    IF multiples IS NULL OR verifier !~ '^SCRAM-SHA-256\$' OR of_journal !~ '^[0-9a-f]{18}$'
      OR of_vkey <> format('dealer-terminal/%s+%s+%s', of_journal, encode(substr(sha256(convert_to('dealer-terminal/'
        || of_journal || E'\n', 'UTF8') || '\x01' || public), 1, 4), 'hex'), encode('\x01' || public, 'base64')) THEN
      RETURN 'no key';
    END IF;
    INSERT INTO floor.tables VALUES (own, of_journal, of_vkey, public, multiples, now);
    INSERT INTO floor.heads VALUES (own, 'open', 0, '', 0, 0, 0, 0, '', 0, '');
    INSERT INTO floor.resume VALUES (own, 0, '', '');
  END IF;
  UPDATE floor.enrolments SET used = now WHERE table_id = own AND number = last.number;
  EXECUTE format('ALTER ROLE %I PASSWORD %L VALID UNTIL %L', session_user, verifier, 'infinity');
  RETURN 'enrolled';
END $$;

REVOKE EXECUTE ON FUNCTION floor.enrol, floor.redeem FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.enrol TO <keepers>;
GRANT EXECUTE ON FUNCTION floor.redeem TO <terminals>;

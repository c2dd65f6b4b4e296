-- Who is let in by a certificate alone. These functions belong to the one role here that may make roles.

-- What the server knows of this connection: whether it is over TLS, and the serial of the certificate that it shows.
-- PostgreSQL tells that to whoever has the rights of the role that is connected.
CREATE FUNCTION floor.shown(OUT over_tls boolean, OUT serial numeric)
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT pg_has_role(current_user, session_user, 'USAGE') THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('certified ' || session_user, 0));
    EXECUTE format('GRANT %I TO <registrar> WITH INHERIT TRUE, SET FALSE', session_user);
  END IF;
  SELECT s.ssl, s.client_serial INTO over_tls, serial FROM pg_stat_ssl AS s WHERE s.pid = pg_backend_pid();
END $$;

-- From here on a password lets nobody in any more, where the server's rules say so: as soon as its terminal has shown
-- that a certificate lets it in, and none that was made before its last enrolment could still do that.
CREATE FUNCTION floor.become_certified(own text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  now CONSTANT bigint := floor.now_utc();
BEGIN
  IF NOT pg_has_role(session_user, '<certified>', 'MEMBER')
      AND EXISTS (SELECT FROM floor.certificates WHERE table_id = own AND taken > 0 AND ends > now AND NOT void)
      AND NOT EXISTS (SELECT FROM floor.certificates WHERE table_id = own AND ends > now AND void) THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('certified ' || session_user, 0));
    EXECUTE format('GRANT <certified> TO %I', session_user);
  END IF;
END $$;

-- By a terminal, as often as it likes: what came of this very request, which is written down where it is new. An empty
-- one asks whether it should ask at all: not where the house has said who it is by means of its own.
CREATE FUNCTION floor.ask_certificate(asked text, OUT answer text, OUT made text, OUT why text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  own CONSTANT text := floor.own_table();
  kept CONSTANT int := 20;
  line record; known floor.certificates; next int;
BEGIN
  made := '';
  why := '';
  SELECT * INTO line FROM floor.shown();
  IF NOT EXISTS (SELECT FROM floor.tables WHERE table_id = own) THEN
    RAISE EXCEPTION 'this table is not enrolled' USING ERRCODE = 'DT001';
  ELSIF line.over_tls IS NOT TRUE
      OR coalesce(split_part(system_user, ':', 1) IN ('peer', 'gss', 'sspi'), false)
      OR line.serial IS NOT NULL AND NOT EXISTS (SELECT FROM floor.certificates AS c
        WHERE c.table_id = own AND c.serial = line.serial) THEN
    answer := 'unneeded';
    RETURN;
  END IF;
  PERFORM floor.become_certified(own);
  IF ask_certificate.asked = '' THEN
    answer := 'open';
    RETURN;
  ELSIF length(ask_certificate.asked) > 4096 THEN
    answer := 'refused';
    why := 'it is longer than a request';
    RETURN;
  END IF;
  SELECT * INTO known FROM floor.certificates AS c WHERE c.table_id = own 
    AND c.request = ask_certificate.asked AND NOT c.void;
  IF NOT FOUND AND kept <= (SELECT count(*) FROM floor.certificates AS c WHERE c.table_id = own
      AND c.ends > floor.now_utc()) THEN
    answer := 'refused';
    why := 'it has too many that have not run out yet';
    RETURN;
  ELSIF NOT FOUND THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('certified ' || session_user, 0));
    SELECT 1 + coalesce(max(c.number), 0) INTO next FROM floor.certificates AS c WHERE c.table_id = own;
    UPDATE floor.certificates AS c SET refused = 'another one was asked for since'
      WHERE c.table_id = own AND c.certificate = '' AND c.refused = '';
    INSERT INTO floor.certificates VALUES (own, next, ask_certificate.asked, floor.now_utc(), '', 0, 0, 0, '', 0, false)
      RETURNING * INTO known;
    DELETE FROM floor.certificates AS c WHERE c.table_id = own AND c.number <= next - kept AND c.ends < floor.now_utc();
  END IF;
  made := known.certificate;
  why := known.refused;
  answer := CASE WHEN why <> '' THEN 'refused' WHEN made <> '' THEN 'made' ELSE 'waiting' END;
END $$;

-- By a terminal over a line on which it shows its certificate: only then is it known that the server takes it.
CREATE FUNCTION floor.took_certificate() RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  own CONSTANT text := floor.own_table();
  line record;
BEGIN
  SELECT * INTO line FROM floor.shown();
  IF line.serial IS NULL THEN
    RETURN 'unseen';
  END IF;
  PERFORM set_config('synchronous_commit', 'on', true)
    WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply');
  UPDATE floor.certificates AS c SET taken = CASE c.taken WHEN 0 THEN floor.now_utc() ELSE c.taken END
    WHERE c.table_id = own AND c.serial = line.serial;
  IF NOT FOUND THEN
    RETURN 'unknown';
  END IF;
  PERFORM floor.become_certified(own);
  RETURN 'taken';
END $$;

-- All that a table's terminal had certified, or asks to have.
CREATE FUNCTION floor.uncertify(of_table text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  own_role CONSTANT text := '<table>' || of_table;
BEGIN
  IF EXISTS (SELECT FROM pg_auth_members AS m JOIN pg_roles AS own ON own.oid = m.member
      JOIN pg_roles AS certified ON certified.oid = m.roleid
      WHERE own.rolname = own_role AND certified.rolname = '<certified>') THEN
    EXECUTE format('REVOKE <certified> FROM %I', own_role);
  END IF;
  UPDATE floor.certificates SET void = true WHERE table_id = of_table AND NOT void;
END $$;

-- Before a table is enrolled anew: nobody is let in as that table, no line is open, nothing comes of what was under way.
-- Asked for twice, since who came while it was first under way is found then.
CREATE FUNCTION floor.hang_up(of_table text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '10s' AS $$
DECLARE
  own_role CONSTANT text := '<table>' || of_table;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = own_role) THEN
    RETURN;
  ELSIF NOT pg_has_role(current_user, own_role, 'USAGE') THEN
    EXECUTE format('GRANT %I TO <registrar> WITH INHERIT TRUE, SET FALSE', own_role);
  END IF;
  EXECUTE format('ALTER ROLE %I NOLOGIN', own_role);
  PERFORM pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = own_role;
  PERFORM floor.uncertify(of_table);
END $$;

REVOKE EXECUTE ON FUNCTION floor.shown, floor.become_certified, floor.ask_certificate, floor.took_certificate,
  floor.uncertify, floor.hang_up FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.hang_up TO <keepers>;
GRANT EXECUTE ON FUNCTION floor.ask_certificate, floor.took_certificate TO <terminals>;

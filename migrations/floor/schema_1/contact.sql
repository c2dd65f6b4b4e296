-- What a terminal asks and tells, and what a person decides.

-- Tells how a terminal stands, so that the floor knows what it lacks; asks how far the floor is.
CREATE FUNCTION floor.greet(clock bigint, size bigint, utc bigint, trouble text, program text,
  OUT journal text, OUT vkey text, OUT state text, OUT signed bigint, OUT note bytea, OUT ahead bigint,
  OUT counted bigint, OUT frames bigint, OUT modelled bigint, OUT now bigint, OUT clock_limit bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  own CONSTANT text := floor.own_table();
BEGIN
  now := floor.now_utc();
  SELECT t.journal, t.vkey, h.state, h.size, h.ahead, h.frames, h.ahead_frames, h.modelled, house.clock_limit
    INTO journal, vkey, state, signed, ahead, counted, frames, modelled, clock_limit
    FROM floor.tables AS t JOIN floor.heads AS h USING (table_id), floor.house WHERE table_id = own;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'this table is not enrolled' USING ERRCODE = 'DT001';
  END IF;
  SELECT c.note INTO note FROM floor.checkpoints AS c WHERE c.table_id = own ORDER BY c.size DESC LIMIT 1;
  note := coalesce(note, '');
  PERFORM set_config('synchronous_commit', 'off', true); -- what is lost with it is told again
  INSERT INTO floor.contacts VALUES (own, now, clock, clock - now, greet.size, greet.utc,
      greet.size < ahead, left(trouble, 500), left(program, 100))
    ON CONFLICT (table_id) DO UPDATE SET heard = excluded.heard, clock = excluded.clock,
      clock_ahead = excluded.clock_ahead, size = excluded.size, utc = excluded.utc, older = excluded.older,
      trouble = excluded.trouble, program = excluded.program;
END $$;

-- On record for ever. `keep`: what the floor has stands, and the table goes on when its terminal extends that.
-- `close`: nothing more is taken under this id; the terminal is enrolled anew under another one.
CREATE FUNCTION floor.decide(of_table text, outcome text, person text, reason text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  head floor.heads;
  last int;
BEGIN
  IF outcome NOT IN ('keep', 'close') OR person = '' OR reason = '' THEN
    RAISE EXCEPTION 'a decision has an outcome, a person and a reason' USING ERRCODE = 'DT002';
  END IF;
  SELECT * INTO head FROM floor.heads WHERE table_id = of_table FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'unknown';
  ELSIF head.state <> 'forked' THEN
    RETURN head.state;
  END IF;
  SELECT max(number) INTO last FROM floor.evidence WHERE table_id = of_table;
  INSERT INTO floor.decisions SELECT of_table, 1 + coalesce(max(number), 0), last, decide.outcome, floor.now_utc(),
    session_user, person, decide.reason FROM floor.decisions WHERE table_id = of_table;
  DELETE FROM floor.tail_records WHERE table_id = of_table;
  DELETE FROM floor.tail_frames WHERE table_id = of_table;
  DELETE FROM floor.tail_nodes WHERE table_id = of_table;
  UPDATE floor.heads SET state = CASE outcome WHEN 'keep' THEN 'open' ELSE 'closed' END, ahead = size,
    ahead_edge = edge, ahead_frames = heads.frames, modelled = 0 WHERE table_id = of_table;
  RETURN 'decided';
END $$;

-- How records come in: checked, and only then stored. One call is one transaction.

CREATE TYPE floor.answer AS (verdict text, what text, size bigint, ahead bigint, counted bigint, frames bigint,
  modelled bigint);

CREATE FUNCTION floor.answered(own text, verdict text, what text DEFAULT '') RETURNS floor.answer
LANGUAGE sql STABLE AS $$
  SELECT verdict, what, size, ahead, frames, ahead_frames, modelled FROM floor.heads WHERE table_id = own
$$;

-- What is not as it should be, and is no evidence: anybody with the table's password could have sent it.
CREATE FUNCTION floor.refused(own text, what text, note bytea) RETURNS floor.answer LANGUAGE plpgsql AS $$
DECLARE
  next int := 1 + coalesce((SELECT max(number) FROM floor.refusals WHERE table_id = own), 0);
BEGIN
  DELETE FROM floor.refusals WHERE table_id = own AND number <= next - 100;
  INSERT INTO floor.refusals VALUES (own, next, floor.now_utc(), what, substr(note, 1, 10000));
  RETURN floor.answered(own, 'refused', what);
END $$;

-- Both are kept: what came, and the floor's own tail, for its signed records are never changed. Nothing more is taken of
-- this table until a person decides.
CREATE FUNCTION floor.forked(
  own text, kind text, at bigint, what text, first bigint, rounds bigint[], kinds text[], schemas smallint[],
  bodies bytea[], operators text[], utcs bigint[], monotonics bigint[], leaves bytea[], note bytea
) RETURNS floor.answer LANGUAGE plpgsql AS $$
DECLARE
  next int := 1 + coalesce((SELECT max(number) FROM floor.evidence WHERE table_id = own), 0);
BEGIN
  INSERT INTO floor.evidence_records
    SELECT own, next, false, first + n - 1, r, k, s, b, o, u, m, leaf
    FROM unnest(rounds, kinds, schemas, bodies, operators, utcs, monotonics, leaves)
      WITH ORDINALITY AS each (r, k, s, b, o, u, m, leaf, n);
  INSERT INTO floor.evidence_records
    SELECT own, next, true, position, round, tail_records.kind, schema, body, operator, utc, monotonic, leaf
    FROM floor.tail_records WHERE table_id = own AND position >= first;
  INSERT INTO floor.evidence SELECT own, next, floor.now_utc(), forked.kind, at,
    coalesce((SELECT leaf FROM floor.records AS r WHERE r.table_id = own AND r.position = at),
      (SELECT leaf FROM floor.tail_records AS r WHERE r.table_id = own AND r.position = at), ''),
    coalesce((SELECT c.note FROM floor.checkpoints AS c WHERE c.table_id = own AND c.size > at ORDER BY c.size LIMIT 1),
      (SELECT c.note FROM floor.checkpoints AS c WHERE c.table_id = own ORDER BY c.size DESC LIMIT 1), ''),
    coalesce(leaves[at - first + 1], ''), forked.note, forked.what;
  UPDATE floor.heads SET state = 'forked' WHERE table_id = own;
  RETURN floor.answered(own, 'forked', what);
END $$;

-- The first place from which these leaves are not the ones that are there; nothing where all are the same.
CREATE FUNCTION floor.other_leaf(own text, first bigint, leaves bytea[]) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT min(position) FROM (
    SELECT position, leaf FROM floor.records
      WHERE table_id = own AND position >= first AND position < first + cardinality(leaves)
    UNION ALL
    SELECT position, leaf FROM floor.tail_records
      WHERE table_id = own AND position >= first AND position < first + cardinality(leaves)
  ) AS there WHERE leaf <> leaves[position - first + 1]
$$;

-- What the package itself cannot be; empty where it can.
CREATE FUNCTION floor.unfit(lengths int[], frame_lengths int[], names text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM unnest(lengths) AS each WHERE each IS DISTINCT FROM lengths[1])
      OR EXISTS (SELECT FROM unnest(frame_lengths) AS each WHERE each IS DISTINCT FROM frame_lengths[1])
      THEN 'its columns are not of one length'
    WHEN EXISTS (SELECT FROM unnest(names) AS each WHERE each IS NULL OR strpos(each, E'\n') > 0)
      THEN 'a kind, an operator or a device has more than one line'
    ELSE '' END
$$;

-- Frames are bound by the records that count them: what is wrong with these, and up to which number they are counted.
CREATE FUNCTION floor.counted(
  kinds text[], bodies bytea[], skip int, stored bigint, first bigint, leaves bytea[], OUT wrong text, OUT next bigint
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  kept json;
  a bigint; b bigint;
BEGIN
  wrong := ''; next := stored;
  FOR i IN skip + 1 .. cardinality(kinds) LOOP
    CONTINUE WHEN kinds[i] <> 'frames_kept';
    kept := convert_from(bodies[i], 'UTF8')::json;
    a := (kept ->> 'first')::bigint; b := (kept ->> 'last')::bigint;
    next := b + 1;
    CONTINUE WHEN b < first; -- they are in an archive alone
    IF a < first OR b >= first + cardinality(leaves) OR a > b
      OR floor.root((floor.grown(0, '', leaves[a - first + 1 : b - first + 1], '{}')).grown)
        <> decode(kept ->> 'root', 'base64') THEN
      wrong := format('device frames %s to %s are not those that its records count', a, b);
      RETURN;
    END IF;
  END LOOP;
  IF cardinality(leaves) > 0 AND first + cardinality(leaves) > next THEN
    wrong := 'it brings device frames that no record of it counts';
  END IF;
END $$;

-- Whatever the session has set: who is answered may rely on it.
CREATE FUNCTION floor.durably() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('synchronous_commit') NOT IN ('on', 'remote_apply') THEN
    PERFORM set_config('synchronous_commit', 'on', true);
  END IF;
END $$;

CREATE FUNCTION floor.take(
  first bigint, rounds bigint[], kinds text[], schemas smallint[], bodies bytea[], operators text[], utcs bigint[],
  monotonics bigint[], sizes bigint[], notes bytea[],
  first_frame bigint, frame_rounds bigint[], devices text[], counts bigint[], sealed bytea[], frame_utcs bigint[],
  frame_monotonics bigint[], rest_position bigint, rest bytea, rest_tag bytea, end_tag bytea,
  modelled bigint, changes jsonb
) RETURNS floor.answer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  own CONSTANT text := floor.own_table();
  n CONSTANT int := cardinality(kinds);
  head floor.heads; signer floor.tables; newest record; tree record; framed record;
  leaves bytea[]; frame_leaves bytea[];
  other bigint; skip int; inner_wrong bigint; why text;
BEGIN
  PERFORM floor.durably();
  SELECT * INTO head FROM floor.heads WHERE table_id = own FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'this table is not enrolled' USING ERRCODE = 'DT001';
  END IF;
  IF head.state <> 'open' THEN
    RETURN floor.answered(own, head.state);
  ELSIF first > head.size OR n = 0 THEN
    RETURN floor.answered(own, 'gap');
  END IF;
  SELECT * INTO signer FROM floor.tables WHERE table_id = own;
  why := floor.unfit(ARRAY[n, cardinality(rounds), cardinality(schemas), cardinality(bodies), cardinality(operators),
    cardinality(utcs), cardinality(monotonics)], ARRAY[cardinality(sealed), cardinality(frame_rounds),
    cardinality(devices), cardinality(counts), cardinality(frame_utcs), cardinality(frame_monotonics)],
    kinds || operators || devices);
  IF why <> '' OR first < 0 OR cardinality(notes) = 0 OR cardinality(notes) <> cardinality(sizes) THEN
    RETURN floor.refused(own, coalesce(nullif(why, ''), 'it is no package'), coalesce(notes[cardinality(notes)], ''));
  END IF;

  SELECT * INTO newest FROM floor.opened_note(notes[cardinality(notes)], 'dealer-terminal/' || signer.journal,
    decode(split_part(signer.vkey, '+', 2), 'hex'));
  IF newest.size IS DISTINCT FROM first + n THEN
    RETURN floor.refused(own, 'it does not end at a checkpoint of this journal', notes[cardinality(notes)]);
  ELSIF NOT floor.ed25519_signed(signer.multiples, signer.public, newest.body, newest.signature) THEN
    RETURN floor.refused(own, format('the checkpoint of %s records is not signed by this journal''s key', newest.size),
      notes[cardinality(notes)]);
  END IF;

  SELECT array_agg(floor.leaf(first + i - 1, r, k, s, o, u, m, b) ORDER BY i) INTO leaves
    FROM unnest(rounds, kinds, schemas, operators, utcs, monotonics, bodies)
      WITH ORDINALITY AS each (r, k, s, o, u, m, b, i);
  SELECT * INTO tree FROM floor.grown(first,
    CASE WHEN first = head.size THEN head.edge ELSE floor.edge_at(own, first) END, leaves, sizes);
  IF tree.roots[cardinality(sizes)] IS DISTINCT FROM newest.root THEN
    RETURN floor.forked(own, 'tree', first, format('the checkpoint of %s records is signed over others than came with '
      'it: it does not extend the %s records that are here', newest.size, first), first, rounds, kinds, schemas, bodies,
      operators, utcs, monotonics, leaves, notes[cardinality(notes)]);
  END IF;
  SELECT min(size) INTO inner_wrong FROM unnest(sizes, notes, tree.roots) AS each (size, note, root)
    WHERE (SELECT (opened.size, opened.root) IS DISTINCT FROM (each.size, each.root) FROM floor.opened_note(note,
      'dealer-terminal/' || signer.journal, decode(split_part(signer.vkey, '+', 2), 'hex')) AS opened);
  IF inner_wrong IS NOT NULL THEN
    RETURN floor.refused(own, format('the checkpoint of %s records is not over these', inner_wrong),
      notes[cardinality(notes)]);
  END IF;
  other := floor.other_leaf(own, first, leaves);
  IF other IS NOT NULL THEN
    RETURN floor.forked(own, CASE WHEN other < head.size THEN 'record' ELSE 'tail' END, other,
      format('record %s is another one than the floor has', other), first, rounds, kinds, schemas, bodies, operators,
      utcs, monotonics, leaves, notes[cardinality(notes)]);
  ELSIF first + n <= head.size THEN
    RETURN floor.answered(own, 'taken');
  END IF;

  skip := head.size - first;
  SELECT coalesce(array_agg(floor.frame_leaf(first_frame + i - 1, r, d, c, u, m, s) ORDER BY i), '{}')
    INTO frame_leaves FROM unnest(frame_rounds, devices, counts, frame_utcs, frame_monotonics, sealed)
      WITH ORDINALITY AS each (r, d, c, u, m, s, i);
  SELECT * INTO framed FROM floor.counted(kinds, bodies, skip, head.frames, first_frame, frame_leaves);
  IF framed.wrong <> '' THEN
    RETURN floor.refused(own, framed.wrong, notes[cardinality(notes)]);
  END IF;

  INSERT INTO floor.records
    SELECT own, first + i - 1, r, k, s, b, o, u, m, leaf
    FROM unnest(rounds, kinds, schemas, bodies, operators, utcs, monotonics, leaves)
      WITH ORDINALITY AS each (r, k, s, b, o, u, m, leaf, i) WHERE i > skip;
  INSERT INTO floor.frames
    SELECT own, first_frame + i - 1, r, d, c, s, u, m
    FROM unnest(frame_rounds, devices, counts, sealed, frame_utcs, frame_monotonics)
      WITH ORDINALITY AS each (r, d, c, s, u, m, i) WHERE first_frame + i - 1 >= head.frames;
  INSERT INTO floor.checkpoints
    SELECT own, size, note, utcs[size - first], floor.now_utc() FROM unnest(sizes, notes) AS each (size, note)
    WHERE size > head.size;
  INSERT INTO floor.nodes SELECT own, each.* FROM unnest(tree.levels, tree.indexes, tree.hashes) AS each
    ON CONFLICT DO NOTHING;
  UPDATE floor.heads SET size = first + n, edge = tree.grown, utc = utcs[n], frames = framed.next,
    ahead = greatest(ahead, first + n), ahead_edge = CASE WHEN ahead > first + n THEN ahead_edge ELSE tree.grown END,
    ahead_frames = greatest(ahead_frames, framed.next), tag = end_tag
    WHERE table_id = own;
  IF head.ahead > head.size OR head.ahead_frames > head.frames THEN
    DELETE FROM floor.tail_records WHERE table_id = own AND position < first + n;
    DELETE FROM floor.tail_frames WHERE table_id = own AND number < framed.next;
    DELETE FROM floor.tail_nodes WHERE table_id = own AND (index + 1) << level <= first + n;
  END IF;
  IF rest_position > 0 THEN
    UPDATE floor.resume SET position = rest_position, rest = take.rest, tag = rest_tag
      WHERE table_id = own AND position < rest_position AND rest_position <= first + n;
  END IF;
  PERFORM floor.model(own, modelled, first + n, changes);
  RETURN floor.answered(own, 'taken');
END $$;

-- What stands behind the newest checkpoint, as it grows. No signature covers it yet.
CREATE FUNCTION floor.follow(
  first bigint, rounds bigint[], kinds text[], schemas smallint[], bodies bytea[], operators text[], utcs bigint[],
  monotonics bigint[],
  first_frame bigint, frame_rounds bigint[], devices text[], counts bigint[], sealed bytea[], frame_utcs bigint[],
  frame_monotonics bigint[], end_tag bytea, modelled bigint, changes jsonb
) RETURNS floor.answer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  own CONSTANT text := floor.own_table();
  n CONSTANT int := cardinality(kinds);
  head floor.heads; tree record;
  leaves bytea[]; other bigint; skip int; why text;
BEGIN
  SELECT * INTO head FROM floor.heads WHERE table_id = own FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'this table is not enrolled' USING ERRCODE = 'DT001';
  END IF;
  IF head.state <> 'open' THEN
    RETURN floor.answered(own, head.state);
  ELSIF first < head.size OR first > head.ahead OR first_frame > head.ahead_frames THEN
    RETURN floor.answered(own, 'gap');
  END IF;
  why := floor.unfit(ARRAY[n, cardinality(rounds), cardinality(schemas), cardinality(bodies), cardinality(operators),
    cardinality(utcs), cardinality(monotonics)], ARRAY[cardinality(sealed), cardinality(frame_rounds),
    cardinality(devices), cardinality(counts), cardinality(frame_utcs), cardinality(frame_monotonics)],
    kinds || operators || devices);
  IF why <> '' THEN
    RETURN floor.refused(own, why, '');
  END IF;
  SELECT coalesce(array_agg(floor.leaf(first + i - 1, r, k, s, o, u, m, b) ORDER BY i), '{}') INTO leaves
    FROM unnest(rounds, kinds, schemas, operators, utcs, monotonics, bodies)
      WITH ORDINALITY AS each (r, k, s, o, u, m, b, i);
  other := floor.other_leaf(own, first, leaves);
  IF other IS NOT NULL THEN
    RETURN floor.forked(own, 'tail', other, format('record %s is another one than was here, not signed yet', other),
      first, rounds, kinds, schemas, bodies, operators, utcs, monotonics, leaves, '');
  END IF;
  skip := least(head.ahead - first, n);
  SELECT * INTO tree FROM floor.grown(head.ahead, head.ahead_edge, leaves[skip + 1 :], '{}');
  INSERT INTO floor.tail_records
    SELECT own, first + i - 1, r, k, s, b, o, u, m, leaf
    FROM unnest(rounds, kinds, schemas, bodies, operators, utcs, monotonics, leaves)
      WITH ORDINALITY AS each (r, k, s, b, o, u, m, leaf, i) WHERE i > skip;
  INSERT INTO floor.tail_frames
    SELECT own, first_frame + i - 1, r, d, c, s, u, m
    FROM unnest(frame_rounds, devices, counts, sealed, frame_utcs, frame_monotonics)
      WITH ORDINALITY AS each (r, d, c, s, u, m, i) WHERE first_frame + i - 1 >= head.ahead_frames;
  INSERT INTO floor.tail_nodes SELECT own, each.* FROM unnest(tree.levels, tree.indexes, tree.hashes) AS each;
  UPDATE floor.heads SET ahead = greatest(ahead, first + n), ahead_edge = tree.grown,
    ahead_frames = greatest(ahead_frames, first_frame + cardinality(sealed)), tag = end_tag
    WHERE table_id = own;
  PERFORM floor.model(own, modelled, first + n, changes);
  RETURN floor.answered(own, 'taken');
END $$;

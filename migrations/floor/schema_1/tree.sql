-- Leaves, the tree over them and the notes that sign it: docs/journal-format.md, sections 3 to 5.

CREATE FUNCTION floor.leaf(
  at bigint, round bigint, kind text, schema smallint, operator text, utc bigint, monotonic bigint, body bytea
) RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT sha256('\x00'::bytea || convert_to(concat_ws(E'\n', 'dealer-terminal/record@v1', at, round, kind, schema,
    operator, utc, monotonic, ''), 'UTF8') || body)
$$;

CREATE FUNCTION floor.frame_leaf(
  number bigint, round bigint, device text, count bigint, utc bigint, monotonic bigint, sealed bytea
) RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT sha256('\x00'::bytea || convert_to(concat_ws(E'\n', 'dealer-terminal/frame@v1', number, round, device, count,
    utc, monotonic, ''), 'UTF8') || sealed)
$$;

-- The edge of a tree with these leaves added; the roots where it had one of these sizes; the nodes that are kept.
CREATE FUNCTION floor.grown(
  size bigint, edge bytea, leaves bytea[], sizes bigint[],
  OUT grown bytea, OUT roots bytea[], OUT levels smallint[], OUT indexes bigint[], OUT hashes bytea[]
) LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  parts bytea[] := '{}';
  top int := length(edge) / 32;
  due int := 1;
  level smallint; rest bigint; hash bytea; root bytea;
BEGIN
  levels := '{}'; indexes := '{}'; hashes := '{}'; roots := '{}'; grown := '';
  FOR i IN 1 .. top LOOP
    parts[i] := substr(edge, 32 * i - 31, 32);
  END LOOP;
  FOREACH hash IN ARRAY leaves LOOP
    size := size + 1; rest := size; level := 0;
    WHILE rest & 1 = 0 LOOP
      hash := sha256('\x01'::bytea || parts[top] || hash);
      top := top - 1; level := level + 1; rest := rest >> 1;
      IF level >= 8 THEN
        levels := levels || level; indexes := indexes || rest - 1; hashes := hashes || hash;
      END IF;
    END LOOP;
    top := top + 1;
    parts[top] := hash;
    IF size = sizes[due] THEN
      root := hash;
      FOR i IN REVERSE top - 1 .. 1 LOOP
        root := sha256('\x01'::bytea || parts[i] || root);
      END LOOP;
      roots[due] := root;
      due := due + 1;
    END IF;
  END LOOP;
  FOR i IN 1 .. top LOOP
    grown := grown || parts[i];
  END LOOP;
END $$;

CREATE FUNCTION floor.root(edge bytea) RETURNS bytea LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  root bytea := CASE WHEN edge = '' THEN sha256('') ELSE substr(edge, length(edge) - 31, 32) END;
BEGIN
  FOR i IN REVERSE length(edge) / 32 - 1 .. 1 LOOP
    root := sha256('\x01'::bytea || substr(edge, 32 * i - 31, 32) || root);
  END LOOP;
  RETURN root;
END $$;

-- What the edge was when so many of a table's signed records were there.
CREATE FUNCTION floor.edge_at(own text, wanted bigint) RETURNS bytea LANGUAGE plpgsql STABLE AS $$
DECLARE
  edge bytea := '';
  first bigint := 0;
  leaves bytea[];
BEGIN
  FOR bit IN REVERSE 62 .. 8 LOOP
    IF (wanted >> bit) & 1 = 1 THEN
      edge := edge || (SELECT hash FROM floor.nodes
        WHERE table_id = own AND level = bit::smallint AND index = first >> bit);
      first := first + (1::bigint << bit);
    END IF;
  END LOOP;
  SELECT coalesce(array_agg(leaf ORDER BY position), '{}') INTO leaves FROM floor.records
    WHERE table_id = own AND position >= first AND position < wanted;
  RETURN (floor.grown(first, edge, leaves, '{}')).grown;
END $$;

-- A checkpoint as a terminal writes it, taken apart; nothing where it is written in another way or by another name.
CREATE FUNCTION floor.opened_note(
  note bytea, name text, key_id bytea, OUT size bigint, OUT root bytea, OUT body bytea, OUT signature bytea
) LANGUAGE plpgsql STABLE STRICT AS $$
DECLARE
  whole text; lines text[]; blob bytea;
BEGIN
  whole := convert_from(note, 'UTF8');
  lines := string_to_array(whole, E'\n');
  IF cardinality(lines) <> 6 OR lines[1] <> name OR lines[2] !~ '^(0|[1-9][0-9]{0,17})$'
    OR lines[3] !~ '^[A-Za-z0-9+/]{43}=$' OR lines[4] <> '' OR lines[6] <> ''
    OR NOT starts_with(lines[5], '— ' || name || ' ')
    OR substr(lines[5], length(name) + 4) !~ '^[A-Za-z0-9+/]{91}=$' THEN
    RETURN;
  END IF;
  blob := decode(substr(lines[5], length(name) + 4), 'base64');
  IF substr(blob, 1, 4) <> key_id OR length(blob) <> 68
    OR replace(encode(blob, 'base64'), E'\n', '') <> substr(lines[5], length(name) + 4)
    OR encode(decode(lines[3], 'base64'), 'base64') <> lines[3] THEN
    RETURN;
  END IF;
  size := lines[2]::bigint; root := decode(lines[3], 'base64'); signature := substr(blob, 5);
  body := convert_to(name || E'\n' || lines[2] || E'\n' || lines[3] || E'\n', 'UTF8');
EXCEPTION WHEN character_not_in_repertoire OR untranslatable_character THEN
  RETURN;
END $$;

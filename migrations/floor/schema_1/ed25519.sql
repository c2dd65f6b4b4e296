-- Ed25519 signatures (RFC 8032 section 5.1.7) over what everybody may see: it need not take the same time each time.
-- Stricter than the standard asks: a key or a commitment of small order, and any second way of writing one, is refused.

-- 2^255 - 19
CREATE FUNCTION floor.ed25519_p() RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT 57896044618658097711785492504343953926634992332820282019728792003956564819949::numeric $$;

-- The order of the base point.
CREATE FUNCTION floor.ed25519_l() RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT 7237005577332262213973186563042994240857116359379907606001950938285454250989::numeric $$;

CREATE FUNCTION floor.ed25519_number(little_endian bytea) RETURNS numeric
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  found numeric := 0;
BEGIN
  FOR i IN REVERSE length(little_endian) - 4 .. 0 BY 4 LOOP
    found := found * 4294967296 + (get_byte(little_endian, i + 3)::bigint * 16777216
      + get_byte(little_endian, i + 2) * 65536 + get_byte(little_endian, i + 1) * 256 + get_byte(little_endian, i));
  END LOOP;
  RETURN found;
END $$;

-- z ^ (2^250 - 1), from which both an inverse and a square root follow.
CREATE FUNCTION floor.ed25519_power(z numeric) RETURNS numeric
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  p CONSTANT numeric := floor.ed25519_p();
  ones numeric[]; -- at n: z ^ (2^n - 1)
  steps CONSTANT int[] := '{{1,1},{2,2},{4,1},{5,5},{10,10},{20,20},{40,10},{50,50},{100,100},{200,50}}';
  t numeric;
BEGIN
  ones[1] := z;
  FOR a IN 1 .. 10 LOOP
    t := ones[steps[a][1]];
    FOR i IN 1 .. steps[a][2] LOOP
      t := (t * t) % p;
    END LOOP;
    ones[steps[a][1] + steps[a][2]] := (t * ones[steps[a][2]]) % p;
  END LOOP;
  RETURN ones[250];
END $$;

CREATE FUNCTION floor.ed25519_inverse(z numeric) RETURNS numeric
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  p CONSTANT numeric := floor.ed25519_p();
  t numeric := floor.ed25519_power(z);
  z2 numeric := (z * z) % p;
  z8 numeric := (((z2 * z2) % p) * ((z2 * z2) % p)) % p;
BEGIN
  FOR i IN 1 .. 5 LOOP
    t := (t * t) % p;
  END LOOP;
  RETURN (t * ((((z8 * z2) % p) * z) % p)) % p;
END $$;

-- x and y; nothing where it is no point, or written in a second way.
CREATE FUNCTION floor.ed25519_point(encoded bytea) RETURNS numeric[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  p CONSTANT numeric := floor.ed25519_p();
  d CONSTANT numeric := 37095705934669439343138083508754565189542113879843219016388785533085940283555;
  root CONSTANT numeric := 19681161376707505956807079304988542015446066515923890162744021073123829784752;
  odd CONSTANT int := get_byte(encoded, 31) >> 7;
  y CONSTANT numeric := floor.ed25519_number(set_byte(encoded, 31, get_byte(encoded, 31) & 127));
  u numeric; v numeric; v3 numeric; uv7 numeric; x numeric; square numeric; t numeric;
BEGIN
  IF length(encoded) <> 32 OR y >= p THEN
    RETURN NULL;
  END IF;
  u := (y * y - 1 + p) % p;
  v := (d * ((y * y) % p) + 1) % p;
  v3 := (((v * v) % p) * v) % p;
  uv7 := ((((v3 * v3) % p) * v) % p * u) % p;
  t := floor.ed25519_power(uv7);
  t := (t * t) % p;
  t := (t * t) % p;
  x := (((u * v3) % p) * ((t * uv7) % p)) % p;
  square := (v * ((x * x) % p)) % p;
  IF square <> u THEN
    IF square <> (p - u) % p THEN
      RETURN NULL;
    END IF;
    x := (x * root) % p;
  END IF;
  IF x = 0 AND odd = 1 THEN
    RETURN NULL;
  END IF;
  IF x % 2 <> odd THEN
    x := p - x;
  END IF;
  RETURN ARRAY[x, y];
END $$;

-- Of a point, the multiples 1 to 16 by each of 1, 2^35, 2^70 … 2^245: y + x, y - x and 2dxy of each.
CREATE FUNCTION floor.ed25519_multiples(point numeric[]) RETURNS numeric[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  p CONSTANT numeric := floor.ed25519_p();
  d2 CONSTANT numeric := 16295367250680780974490674513165176452449235426866156013048779062215315747161;
  found numeric[]; xs numeric[]; ys numeric[]; zs numeric[]; products numeric[]; -- of all z so far
  qx numeric := point[1]; qy numeric := point[2]; qt numeric := (point[1] * point[2]) % p; qz numeric := 1;
  x numeric; y numeric; z numeric; t numeric;
  a numeric; b numeric; c numeric; e numeric; f numeric; g numeric; h numeric;
BEGIN
  FOR block IN 0 .. 7 LOOP
    x := 0; y := 1; z := 1; t := 0;
    FOR n IN 16 * block + 1 .. 16 * block + 16 LOOP
      a := ((y - x) * (qy - qx)) % p;
      b := ((y + x) * (qy + qx)) % p;
      c := (((t * d2) % p) * qt) % p;
      e := (2 * z * qz) % p;
      f := e - c; g := e + c; h := b + a; e := b - a;
      x := (e * f) % p; y := (g * h) % p; z := (f * g) % p; t := (e * h) % p;
      xs[n] := x; ys[n] := y; zs[n] := z;
      products[n] := CASE WHEN n = 1 THEN z ELSE (products[n - 1] * z) % p END;
    END LOOP;
    FOR doubled IN 1 .. 35 LOOP
      a := (qx * qx) % p; b := (qy * qy) % p; c := (2 * qz * qz) % p;
      e := ((qx + qy) * (qx + qy) - a - b) % p;
      g := b - a; f := g - c; h := -a - b;
      qx := (e * f) % p; qy := (g * h) % p; qz := (f * g) % p; qt := (e * h) % p;
    END LOOP;
  END LOOP;
  e := floor.ed25519_inverse(products[128]); -- one for all of them
  FOR n IN REVERSE 128 .. 1 LOOP
    z := CASE WHEN n = 1 THEN e ELSE (e * products[n - 1]) % p END;
    e := (e * zs[n]) % p;
    x := ((xs[n] * z) % p + p) % p; y := ((ys[n] * z) % p + p) % p;
    found[3 * n] := (((x * y) % p) * d2) % p;
    found[3 * n - 1] := (y - x + p) % p;
    found[3 * n - 2] := (y + x) % p;
  END LOOP;
  RETURN found;
END $$;

-- What is kept with a key: the multiples of its negative and then of the base point. Nothing where it cannot be one.
CREATE FUNCTION floor.ed25519_key(public bytea) RETURNS numeric[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  p CONSTANT numeric := floor.ed25519_p();
  base CONSTANT bytea := '\x5866666666666666666666666666666666666666666666666666666666666666';
  point numeric[];
  x numeric; y numeric; z numeric := 1;
  a numeric; b numeric; c numeric; e numeric; f numeric; g numeric; h numeric;
BEGIN
  IF length(public) <> 32 THEN
    RETURN NULL;
  END IF;
  point := floor.ed25519_point(public);
  x := point[1]; y := point[2];
  FOR doubled IN 1 .. 3 LOOP
    a := (x * x) % p; b := (y * y) % p; c := (2 * z * z) % p;
    e := ((x + y) * (x + y) - a - b) % p;
    g := b - a; f := g - c; h := -a - b;
    x := (e * f) % p; y := (g * h) % p; z := (f * g) % p;
  END LOOP;
  IF point IS NULL OR x % p = 0 THEN
    RETURN NULL;
  END IF;
  RETURN floor.ed25519_multiples(ARRAY[p - point[1], point[2]])
    || floor.ed25519_multiples(floor.ed25519_point(base));
END $$;

-- 56 digits from -16 to 15, the lowest first.
CREATE FUNCTION floor.ed25519_digits(n numeric) RETURNS int[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  found int[] := array_fill(0, ARRAY[56]);
  part bigint; digit int; carry int := 0;
BEGIN
  FOR i IN 0 .. 7 LOOP
    part := (n % 34359738368)::bigint;
    n := div(n, 34359738368);
    FOR j IN 1 .. 7 LOOP
      digit := (part & 31)::int + carry;
      part := part >> 5;
      carry := CASE WHEN digit > 15 THEN 1 ELSE 0 END;
      found[7 * i + j] := digit - 32 * carry;
    END LOOP;
  END LOOP;
  RETURN found;
END $$;

-- Whether the signature is by this key over this message.
CREATE FUNCTION floor.ed25519_signed(kept numeric[], public bytea, message bytea, signature bytea) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  p CONSTANT numeric := floor.ed25519_p();
  l CONSTANT numeric := floor.ed25519_l();
  s numeric; own int[]; base int[];
  x numeric := 0; y numeric := 1; z numeric := 1; t numeric := 0;
  a numeric; b numeric; c numeric; e numeric; f numeric; g numeric; h numeric;
  digit int; at int;
BEGIN
  IF length(signature) <> 64 OR length(public) <> 32 THEN
    RETURN false;
  END IF;
  s := floor.ed25519_number(substr(signature, 33, 32));
  IF s >= l THEN
    RETURN false;
  END IF;
  own := floor.ed25519_digits(floor.ed25519_number(sha512(substr(signature, 1, 32) || public || message)) % l);
  base := floor.ed25519_digits(s);
  FOR i IN REVERSE 7 .. 1 LOOP
    IF i < 7 THEN
      FOR doubled IN 1 .. 5 LOOP
        a := (x * x) % p; b := (y * y) % p;
        e := ((x + y) * (x + y) - a - b) % p;
        g := b - a; f := g - (2 * z * z) % p; h := -a - b;
        x := (e * f) % p; y := (g * h) % p; z := (f * g) % p;
      END LOOP;
      t := (e * h) % p;
    END IF;
    FOR block IN 0 .. 15 LOOP
      digit := CASE WHEN block < 8 THEN own[7 * block + i] ELSE base[7 * block - 56 + i] END;
      IF digit <> 0 THEN
        at := 48 * block + 3 * abs(digit) - 2;
        IF digit > 0 THEN
          a := ((y - x) * kept[at + 1]) % p;
          b := ((y + x) * kept[at]) % p;
          c := (t * kept[at + 2]) % p;
        ELSE
          a := ((y - x) * kept[at]) % p;
          b := ((y + x) * kept[at + 1]) % p;
          c := -(t * kept[at + 2]) % p;
        END IF;
        e := b - a; f := 2 * z - c; g := 2 * z + c; h := b + a;
        x := (e * f) % p; y := (g * h) % p; z := (f * g) % p; t := (e * h) % p;
      END IF;
    END LOOP;
  END LOOP;
  e := floor.ed25519_inverse(z);
  a := ((x * e) % p + p) % p;
  b := ((y * e) % p + p) % p;
  IF b <> floor.ed25519_number(set_byte(substr(signature, 1, 32), 31, get_byte(signature, 31) & 127))
    OR a % 2 <> get_byte(signature, 31) >> 7 THEN
    RETURN false;
  END IF;
  FOR doubled IN 1 .. 3 LOOP
    a := (x * x) % p; b := (y * y) % p;
    e := ((x + y) * (x + y) - a - b) % p;
    g := b - a; f := g - (2 * z * z) % p; h := -a - b;
    x := (e * f) % p; y := (g * h) % p; z := (f * g) % p;
  END LOOP;
  RETURN x % p <> 0;
END $$;

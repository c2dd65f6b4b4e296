-- What terminals ask to have certified, and what came of it. Times are the floor's own clock but `ends`, which stands in
-- the certificate. `taken` is when its terminal showed it first; what a later `enrol` found here is `void`.
CREATE TABLE floor.certificates (
  table_id text COLLATE "C", number int, request text NOT NULL, asked bigint NOT NULL, certificate text NOT NULL,
  serial numeric NOT NULL, made bigint NOT NULL, ends bigint NOT NULL, refused text NOT NULL, taken bigint NOT NULL,
  void boolean NOT NULL, PRIMARY KEY (table_id, number)
);
CREATE INDEX certificates_waiting ON floor.certificates (table_id)
  WHERE certificate = '' AND refused = '' AND NOT void;

ALTER TABLE floor.certificates ENABLE ROW LEVEL SECURITY;
ALTER TABLE floor.certificates FORCE ROW LEVEL SECURITY;
CREATE POLICY owner ON floor.certificates TO <owner> USING (true) WITH CHECK (true);
CREATE POLICY readers ON floor.certificates FOR SELECT TO <readers> USING (true);
CREATE POLICY own ON floor.certificates FOR SELECT TO <terminals> USING (table_id = floor.own_table());
CREATE POLICY registrar ON floor.certificates TO <registrar> USING (true) WITH CHECK (true);
GRANT SELECT ON floor.certificates TO <readers>, <terminals>;
GRANT SELECT, INSERT, UPDATE, DELETE ON floor.certificates TO <registrar>;

-- By a keeper who has looked at the request; whether it still waits for that.
CREATE FUNCTION floor.certify(of_table text, of_number int, certificate text, serial numeric, ends bigint)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM floor.durably();
  UPDATE floor.certificates AS c SET certificate = certify.certificate, serial = certify.serial,
    made = floor.now_utc(), ends = certify.ends
    WHERE c.table_id = of_table AND c.number = of_number AND c.certificate = '' AND c.refused = '' AND NOT c.void;
  RETURN FOUND;
END $$;

CREATE FUNCTION floor.refuse_certificate(of_table text, of_number int, why text)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM floor.durably();
  UPDATE floor.certificates AS c SET refused = left(why, 500)
    WHERE c.table_id = of_table AND c.number = of_number AND c.certificate = '' AND c.refused = '' AND NOT c.void;
  RETURN FOUND;
END $$;

REVOKE EXECUTE ON FUNCTION floor.certify, floor.refuse_certificate FROM PUBLIC;
GRANT EXECUTE ON FUNCTION floor.certify, floor.refuse_certificate TO <keepers>;

-- For the readers of one table: the certificate by which its terminal is let in, where there is one.
CREATE VIEW one_table.certificate WITH (security_invoker) AS
  SELECT made, ends FROM floor.certificates WHERE table_id = floor.chosen_table() AND taken > 0 AND NOT void
    ORDER BY ends DESC LIMIT 1;
GRANT SELECT ON one_table.certificate TO <readers>, <terminals>;

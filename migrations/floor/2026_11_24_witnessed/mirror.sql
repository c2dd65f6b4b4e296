-- What a mirror has beside a journal: up to which record its read models go.
CREATE VIEW one_table.mirror WITH (security_invoker) AS
  SELECT 1::smallint AS one, modelled FROM floor.heads WHERE table_id = floor.chosen_table();
GRANT SELECT ON one_table.mirror TO <readers>, <terminals>;

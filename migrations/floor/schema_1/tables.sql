-- What the floor keeps. The table's id is the first column of every key, so that all of it can be divided by tables.

-- `protocol` is what this floor speaks, `least` the oldest that it still understands.
CREATE TABLE floor.house (
  one smallint PRIMARY KEY CHECK (one = 1), protocol int NOT NULL, least int NOT NULL,
  clock_limit bigint NOT NULL, silent_after bigint NOT NULL
);
INSERT INTO floor.house VALUES (1, 1, 1, 2000000, 120000000);

CREATE TABLE floor.tables (
  table_id text COLLATE "C" PRIMARY KEY, journal text COLLATE "C" NOT NULL, vkey text COLLATE "C" NOT NULL,
  public bytea NOT NULL, multiples numeric[] NOT NULL, registered bigint NOT NULL
);

CREATE TABLE floor.enrolments (
  table_id text COLLATE "C", number int, token_hash bytea NOT NULL, made bigint NOT NULL, ends bigint NOT NULL,
  made_by text NOT NULL, used bigint, PRIMARY KEY (table_id, number)
);

-- `size` and `edge` are of what is signed; `ahead` and `ahead_edge` with the tail that is not signed yet.
-- `frames` were counted by records, `ahead_frames` is how many there are with the tail's.
CREATE TABLE floor.heads (
  table_id text COLLATE "C" PRIMARY KEY, state text NOT NULL CHECK (state IN ('open', 'forked', 'closed')),
  size bigint NOT NULL, edge bytea NOT NULL, utc bigint NOT NULL, frames bigint NOT NULL, modelled bigint NOT NULL,
  ahead bigint NOT NULL, ahead_edge bytea NOT NULL, ahead_frames bigint NOT NULL, tag bytea NOT NULL
);

CREATE TABLE floor.records (
  table_id text COLLATE "C", position bigint, round bigint NOT NULL, kind text COLLATE "C" NOT NULL,
  schema smallint NOT NULL, body bytea NOT NULL, operator text COLLATE "C" NOT NULL, utc bigint NOT NULL,
  monotonic bigint NOT NULL, leaf bytea NOT NULL, PRIMARY KEY (table_id, position)
);
CREATE INDEX records_by_time ON floor.records USING brin (utc) WITH (pages_per_range = 32, autosummarize = on);
CREATE INDEX records_of_the_house ON floor.records (table_id, kind) WHERE kind IN ('badge_reset',
  'clock_stepped_back', 'month_archived', 'operator_added', 'operator_disabled', 'operator_locked',
  'operator_preferred', 'operator_unlocked', 'pin_reset', 'sign_on_failed', 'sign_on_recovered');

CREATE TABLE floor.frames (
  table_id text COLLATE "C", number bigint, round bigint NOT NULL, device text COLLATE "C" NOT NULL,
  count bigint NOT NULL, sealed bytea NOT NULL, utc bigint NOT NULL, monotonic bigint NOT NULL,
  PRIMARY KEY (table_id, number)
);

-- `taken` is the floor's own clock.
CREATE TABLE floor.checkpoints (
  table_id text COLLATE "C", size bigint, note bytea NOT NULL, utc bigint NOT NULL, taken bigint NOT NULL,
  PRIMARY KEY (table_id, size)
);

CREATE TABLE floor.nodes (
  table_id text COLLATE "C", level smallint, index bigint, hash bytea NOT NULL, PRIMARY KEY (table_id, level, index)
);

-- What no signature covers yet.
CREATE TABLE floor.tail_records (LIKE floor.records INCLUDING INDEXES EXCLUDING STATISTICS);
CREATE TABLE floor.tail_frames (LIKE floor.frames INCLUDING INDEXES);
CREATE TABLE floor.tail_nodes (LIKE floor.nodes INCLUDING INDEXES);

CREATE TABLE floor.resume (
  table_id text COLLATE "C" PRIMARY KEY, position bigint NOT NULL, rest bytea NOT NULL, tag bytea NOT NULL
);

-- Two leaves at one place, or two trees of one key. `own` is what the floor had, `other` is what came.
CREATE TABLE floor.evidence (
  table_id text COLLATE "C", number int, found bigint NOT NULL, kind text NOT NULL, position bigint NOT NULL,
  own_leaf bytea NOT NULL, own_note bytea NOT NULL, other_leaf bytea NOT NULL, other_note bytea NOT NULL,
  what text NOT NULL, PRIMARY KEY (table_id, number)
);
CREATE TABLE floor.evidence_records (
  table_id text COLLATE "C", number int, of_floor boolean, position bigint, round bigint NOT NULL,
  kind text COLLATE "C" NOT NULL, schema smallint NOT NULL, body bytea NOT NULL, operator text COLLATE "C" NOT NULL,
  utc bigint NOT NULL, monotonic bigint NOT NULL, leaf bytea NOT NULL, PRIMARY KEY (table_id, number, of_floor, position)
);

CREATE TABLE floor.decisions (
  table_id text COLLATE "C", number int, evidence int NOT NULL, outcome text NOT NULL, decided bigint NOT NULL,
  by_role text NOT NULL, by_person text NOT NULL, reason text NOT NULL, PRIMARY KEY (table_id, number)
);

-- The newest ones alone.
CREATE TABLE floor.refusals (
  table_id text COLLATE "C", number int, refused bigint NOT NULL, what text NOT NULL, note bytea NOT NULL,
  PRIMARY KEY (table_id, number)
);

-- What a terminal told of itself when it was last heard. `clock_ahead` is by how much its clock shows
-- more than the floor's; `older` that it had fewer records than the floor.
CREATE TABLE floor.contacts (
  table_id text COLLATE "C" PRIMARY KEY, heard bigint NOT NULL, clock bigint NOT NULL, clock_ahead bigint NOT NULL,
  size bigint NOT NULL, utc bigint NOT NULL, older boolean NOT NULL, trouble text NOT NULL, program text NOT NULL,
  CHECK (clock BETWEEN 0 AND 253402300799999999 AND size >= 0)
);

-- Read models: for search and reports. They prove nothing.
CREATE TABLE floor.rounds (
  table_id text COLLATE "C", round bigint, first bigint NOT NULL, last bigint NOT NULL, opening bigint NOT NULL,
  "table" text COLLATE "C" NOT NULL, rulebook text COLLATE "C" NOT NULL, pay_tables text COLLATE "C" NOT NULL,
  cards_from text COLLATE "C" NOT NULL, dealer text COLLATE "C" NOT NULL, opened bigint NOT NULL,
  closed bigint NOT NULL, seats smallint NOT NULL, outcome text COLLATE "C" NOT NULL, staked bigint NOT NULL,
  paid bigint NOT NULL, taken bigint NOT NULL, PRIMARY KEY (table_id, round)
);
CREATE INDEX rounds_by_dealer ON floor.rounds (table_id, dealer, round);
CREATE INDEX rounds_by_time ON floor.rounds USING brin (closed) WITH (pages_per_range = 32, autosummarize = on);

CREATE TABLE floor.hands (
  table_id text COLLATE "C", round bigint, seat smallint, decision text COLLATE "C" NOT NULL,
  forfeit text COLLATE "C" NOT NULL, claims text COLLATE "C" NOT NULL, cards text COLLATE "C" NOT NULL,
  PRIMARY KEY (table_id, round, seat)
);
CREATE INDEX hands_by_seat ON floor.hands (table_id, seat, round);

CREATE TABLE floor.wager_results (
  table_id text COLLATE "C", round bigint, seat smallint, spot text COLLATE "C", event text COLLATE "C" NOT NULL,
  result text COLLATE "C" NOT NULL, odds text COLLATE "C" NOT NULL, stake bigint NOT NULL, pays bigint NOT NULL,
  PRIMARY KEY (table_id, round, seat, spot)
);
CREATE INDEX wager_results_by_event ON floor.wager_results (table_id, event, round, seat) WHERE event <> '';
CREATE INDEX wager_results_by_payment ON floor.wager_results (table_id, pays, round);
CREATE INDEX wager_results_by_stake ON floor.wager_results (table_id, stake, round);

CREATE TABLE floor.irregularities (
  table_id text COLLATE "C", position bigint, round bigint NOT NULL, irregularity text COLLATE "C" NOT NULL,
  raised_by text COLLATE "C" NOT NULL, seats text COLLATE "C" NOT NULL, note text COLLATE "C" NOT NULL,
  utc bigint NOT NULL, ended bigint, choice text COLLATE "C" NOT NULL, PRIMARY KEY (table_id, position)
);
CREATE INDEX irregularities_by_name ON floor.irregularities (table_id, irregularity, round);

CREATE TABLE floor.overrides (
  table_id text COLLATE "C", position bigint, number smallint, round bigint NOT NULL,
  kind text COLLATE "C" NOT NULL, operator text COLLATE "C" NOT NULL, reason text COLLATE "C" NOT NULL,
  utc bigint NOT NULL, PRIMARY KEY (table_id, position, number)
);

CREATE TABLE floor.operators (
  table_id text COLLATE "C", id text COLLATE "C", name text COLLATE "C" NOT NULL, role text COLLATE "C" NOT NULL,
  position bigint NOT NULL, PRIMARY KEY (table_id, id)
);

CREATE TABLE floor.shifts (
  table_id text COLLATE "C", position bigint, dealer text COLLATE "C" NOT NULL, began bigint NOT NULL, ended bigint,
  PRIMARY KEY (table_id, position)
);

CREATE TABLE floor.device_faults (
  table_id text COLLATE "C", position bigint, round bigint NOT NULL, fault text COLLATE "C" NOT NULL,
  detail text COLLATE "C" NOT NULL, raised bigint NOT NULL, cleared bigint, PRIMARY KEY (table_id, position)
);

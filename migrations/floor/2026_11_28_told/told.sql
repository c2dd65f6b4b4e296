-- What a terminal tells of itself and of its wins is a time that a calendar has, and a number that something can have:
-- another one, and whoever asked how the floor stands was told nothing of any table. What came before is drawn to the
-- nearest that can be. 253402300799999999 is the last moment of the year 9999.
UPDATE floor.contacts SET clock = least(greatest(clock, 0), 253402300799999999), size = greatest(size, 0)
  WHERE clock NOT BETWEEN 0 AND 253402300799999999 OR size < 0;
UPDATE floor.contacts SET clock_ahead = clock - heard WHERE clock_ahead <> clock - heard;
UPDATE floor.meter_wins SET asked = least(greatest(asked, 0), 253402300799999999), round = greatest(round, 0),
  seat = greatest(seat, 0), position = greatest(position, 0)
  WHERE asked NOT BETWEEN 0 AND 253402300799999999 OR least(round, seat, position) < 0;
-- A fall to less than nothing is no sum that anybody could accept; the table's next word says how far it fell.
UPDATE floor.meter_tables SET fell = -1 WHERE fell < -1;

ALTER TABLE floor.contacts
  ADD CONSTRAINT told_can_be CHECK (clock BETWEEN 0 AND 253402300799999999 AND size >= 0);
ALTER TABLE floor.meter_wins ADD CONSTRAINT told_can_be
  CHECK (asked BETWEEN 0 AND 253402300799999999 AND round >= 0 AND seat >= 0 AND position >= 0);

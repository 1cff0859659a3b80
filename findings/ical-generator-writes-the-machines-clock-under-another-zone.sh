#!/usr/bin/env bash
# ical-generator 10.2.0 writes the digits of the machine's own clock and the name of the event's zone beside them.
#
# A good guess: `start: new Date('2027-07-01T10:00:00Z')` with `timezone: 'America/New_York'` becomes 6:00 AM in New York, because a Date is an
# instant. Wrong: the library converts only dates of luxon, moment or day.js; from a plain Date it takes `getHours()`, so the file says 3:00 AM in
# New York on a machine in Los Angeles, and 10:00 AM on a server in UTC. The same name given to the calendar instead of the event drops the zone:
# the digits of the machine stand there without any. Only without a zone is the instant kept (…T100000Z).
#
# Seen (Node 20.20.2, TZ=America/Los_Angeles):
#   zone of the event:    DTSTART;TZID=America/New_York:20270701T030000
#   zone of the calendar: DTSTART:20270701T030000
#   no zone:              DTSTART:20270701T100000Z
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent ical-generator@10.2.0
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import generate from 'ical-generator';

const write = (calendarOptions, eventOptions) => {
  const calendar = generate({ prodId: { company: 'example', product: 'trips' }, ...calendarOptions });
  calendar.createEvent({ id: '1', summary: 'Dining opens', start: new Date('2027-07-01T10:00:00Z'), ...eventOptions });
  return calendar.toString().match(/DTSTART.*/)[0];
};
const timezone = 'America/New_York';
const seen = [write({}, { timezone }), write({ timezone }, {}), write({}, {})];
console.log(`zone of the event:    ${seen[0]}\nzone of the calendar: ${seen[1]}\nno zone:              ${seen[2]}`);
assert.deepEqual(seen, ['DTSTART;TZID=America/New_York:20270701T030000', 'DTSTART:20270701T030000', 'DTSTART:20270701T100000Z']);
JS
TZ=America/Los_Angeles node run.mjs

#!/usr/bin/env bash
# luxon 3.7.2 gives the hour that comes twice in November another offset in summer than in winter.
#
# A good guess: a local time and an IANA zone give one instant, and of the two 1:30 AMs on the night when clocks go back a library always
# takes the same one, as @date-fns/tz 1.5.0 does (the first). Wrong: luxon begins its search with the offset that the zone has at the moment
# at which the program runs. The same call, with the same arguments, is 1:30 AM EDT when it runs in July and 1:30 AM EST when it runs in
# January: a red-eye that was stored in summer and is computed again in winter moves by an hour, and a test passes or fails by season.
#
# Seen (Node 20.20.2):
#   luxon in January: 2027-11-07T01:30:00.000-05:00
#   luxon in July:    2027-11-07T01:30:00.000-04:00
#   @date-fns/tz:     2027-11-07T01:30:00.000-04:00 in both
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent luxon@3.7.2 @date-fns/tz@1.5.0
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { TZDate } from '@date-fns/tz';
import { DateTime, Settings } from 'luxon';

const zone = 'America/New_York';
const readAt = (now) => {
  Settings.now = () => Date.parse(now);
  return DateTime.fromISO('2027-11-07T01:30', { zone }).toISO();
};
const january = readAt('2027-01-15T12:00:00Z');
const july = readAt('2027-07-15T12:00:00Z');
const other = new TZDate(2027, 10, 7, 1, 30, zone).toISOString();
console.log(`luxon in January: ${january}\nluxon in July:    ${july}\n@date-fns/tz:     ${other}`);
assert.equal(january, '2027-11-07T01:30:00.000-05:00');
assert.equal(july, '2027-11-07T01:30:00.000-04:00');
assert.equal(other, '2027-11-07T01:30:00.000-04:00');
JS
node run.mjs

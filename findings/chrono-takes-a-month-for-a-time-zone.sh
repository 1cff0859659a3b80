#!/usr/bin/env bash
# chrono-node 2.10.3 reads the month of a second date as the time zone of the first, so that a stay loses its last day.
#
# A good guess: "3/12/27-3/16/27", as cruise lines and hotels print a stay, is a range, because the same text with spaces around the hyphen,
# with an en dash or with "to" is one, and ISO dates joined by a bare hyphen are one as well. Wrong: with slashes and no spaces the "-3" of
# "-3/16/27" is taken for an offset from UTC before ranges are looked for. One date comes back, without an end, with a time zone that
# nobody wrote (UTC-3 in March, UTC-12 for a stay that ends in December), and its instant moves by hours. A number of guests or rooms after
# a hyphen does the same. An offset is only meaningful beside a time of day, and none of these texts has one. A related text is not
# refused either: "Mar 12-Mar 16" is read from its middle as the 12th of March 2016.
#
# Seen (Node 20.20.2, TZ=America/New_York):
#   3/12/27 - 3/16/27   2027-03-12 to 2027-03-16, no offset
#   3/12/27-3/16/27     2027-03-12 alone, offset -180, text "3/12/27-3"
#   12/30/26-1/3/27     2026-12-30 alone, offset -60, text "12/30/26-1"
#   3/12/27-10 guests   2027-03-12 alone, offset -600, text "3/12/27-10"
#   Mar 12-Mar 16       2016-03-12 alone, text "12-Mar 16"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent chrono-node@2.10.3
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import * as chrono from 'chrono-node';

const today = new Date('2026-11-29T12:00:00');
const day = (parts) =>
  parts && ['year', 'month', 'day'].map((part) => String(parts.get(part)).padStart(2, '0')).join('-');
const read = (text) =>
  chrono
    .parse(text, today, { forwardDate: true })
    .map(({ text: found, start, end }) => [found, day(start), day(end) ?? null, start.get('timezoneOffset')]);
const expected = {
  '3/12/27 - 3/16/27': [['3/12/27 - 3/16/27', '2027-03-12', '2027-03-16', null]],
  '3/12/27–3/16/27': [['3/12/27–3/16/27', '2027-03-12', '2027-03-16', null]],
  '2027-03-12-2027-03-16': [['2027-03-12-2027-03-16', '2027-03-12', '2027-03-16', null]],
  '3/12/27-3/16/27': [['3/12/27-3', '2027-03-12', null, -180]],
  '12/30/26-1/3/27': [['12/30/26-1', '2026-12-30', null, -60]],
  '3/12/27-10 guests': [['3/12/27-10', '2027-03-12', null, -600]],
  'Mar 12-Mar 16': [['12-Mar 16', '2016-03-12', null, null]],
};
for (const [text, wanted] of Object.entries(expected)) {
  const seen = read(text);
  console.log(text.padEnd(22), JSON.stringify(seen));
  assert.deepEqual(seen, wanted, text);
}
JS
TZ=America/New_York node run.mjs

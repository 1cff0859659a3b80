#!/usr/bin/env bash
# any-date-parser 2.2.4 reads an airline's date, 04JUL27, as July 4 of this year, and its short time, 6:45A, not at all.
#
# A good guess: it reads `04JUL2027`, `4-Jul-27` and `04 JUL 27` as July 4, 2027, so it reads `04JUL27`, which tickets and flight
# confirmations print, the same way; what it does not understand becomes an invalid date. Wrong: without spaces the two digits of the year
# are passed over, and the answer is a valid date of the year in which the program runs: a flight of next summer is in the past. "3/15/28
# 6:45A" loses its hour as silently (midnight), while "6:45 AM" is read. `attempt` shows what was understood: no year and no hour.
#
# Seen (Node 20.20.2): {"day":4,"month":7} and {"month":3,"day":15,"year":2028}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent any-date-parser@2.2.4
cat > run.cjs <<'JS'
const { strict: assert } = require('node:assert');
const imported = require('any-date-parser');
const parser = imported.default ?? imported;

for (const text of ['04JUL27', '04JUL2027', '04 JUL 27', '4-Jul-27', '3/15/28 6:45A', '3/15/28 6:45 AM'])
  console.log(`${text.padEnd(16)} ${JSON.stringify(parser.attempt(text))}`);
const thisYear = new Date().getFullYear();
assert.deepEqual(parser.attempt('04JUL27'), { day: 4, month: 7 });
assert.equal(parser.fromString('04JUL27').getFullYear(), thisYear);
for (const text of ['04JUL2027', '04 JUL 27', '4-Jul-27'])
  assert.deepEqual(parser.attempt(text), { day: 4, month: 7, year: 2027 });
assert.deepEqual(parser.attempt('3/15/28 6:45A'), { month: 3, day: 15, year: 2028 });
assert.equal(parser.attempt('3/15/28 6:45 AM').hour, 6);
JS
node run.cjs

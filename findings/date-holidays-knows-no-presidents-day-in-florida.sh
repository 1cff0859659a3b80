#!/usr/bin/env bash
# date-holidays 3.37.0 knows no Presidents’ Day in Florida, nor in five other states.
#
# A good guess: to know which days are crowded in Orlando, ask for the holidays of Florida; a state adds days to those of the country, and the
# Monday of Presidents’ Day, a federal holiday and one of the busiest weekends at Walt Disney World, is among them. Wrong: a state’s list is
# its offices’ list and takes federal days out. Florida has Susan B. Anthony Day on February 15 instead, listed as `public`, though nobody is
# off then. In some years (2027) February 15 is that Monday, so a test with such a year passes. Columbus Day is gone in Florida and seven
# more. The guests come from everywhere: ask for the country, and for the states where school is out, never for the state of the park.
#
# Seen: US  2028-02-21 Washington's Birthday
#       FL  2028-02-15 Susan B. Anthony Day
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent date-holidays@3.37.0
cat > run.cjs <<'JS'
const { strict: assert } = require('node:assert');
const Holidays = require('date-holidays');

const listDays = (state, year) =>
  new Holidays('US', state)
    .getHolidays(year)
    .filter(({ type, date }) => type === 'public' && date.startsWith(`${year}-02`))
    .map(({ date, name }) => `${date.slice(0, 10)} ${name}`);
for (const year of [2027, 2028, 2029])
  console.log(`${year} US ${listDays(undefined, year)} | FL ${listDays('FL', year)} | CA ${listDays('CA', year)}`);
assert.deepEqual(listDays(undefined, 2028), ["2028-02-21 Washington's Birthday"]);
assert.deepEqual(listDays('CA', 2028), ["2028-02-21 Presidents' Day"]);
assert.deepEqual(listDays('FL', 2028), ['2028-02-15 Susan B. Anthony Day']);
const lacking = Object.keys(new Holidays().getStates('US')).filter(
  (state) => !listDays(state, 2028).some((day) => day.startsWith('2028-02-21')),
);
console.log(`no holiday on that Monday: ${lacking.join(' ')}`);
const withoutColumbus = Object.keys(new Holidays().getStates('US')).filter(
  (state) => !new Holidays('US', state).getHolidays(2028).some(({ date, type }) => type === 'public' && date.startsWith('2028-10-09')),
);
console.log(`no holiday on Columbus Day: ${withoutColumbus.join(' ')}`);
assert.ok(lacking.includes('FL'));
JS
node run.cjs

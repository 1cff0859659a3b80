#!/usr/bin/env bash
# tz-lookup 6.1.25 and geo-tz 8.1.9 tell different times for the same cruise ports, and neither names the zone that a traveler knows.
#
# A good guess: coordinates of a port give its zone, and two libraries that are made for this agree at least on the clock. Wrong, in three ways:
# - Costa Maya is in Quintana Roo (America/Cancun, an hour ahead); tz-lookup says America/Belize all year.
# - At sea off the Bahamas tz-lookup says America/Nassau, which has daylight saving time; geo-tz says Etc/GMT+5, which has none. They differ
#   by an hour all summer (and a ship keeps a time of its own anyway).
# - For Nassau geo-tz says America/Toronto and for Grand Cayman America/Panama: its usual data joins zones that agree since 1970, so the clock
#   is right and the name, shown to a person or looked up in a list of ports, is not. `geo-tz/all` has the names.
#
# Seen (Node 20.20.2): the table that the script prints.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent tz-lookup@6.1.25 geo-tz@8.1.9
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { find } from 'geo-tz';
import { find as findAll } from 'geo-tz/all';
import lookUp from 'tz-lookup';

const places = {
  'Costa Maya': [18.7369, -87.6968],
  'off the Bahamas': [26.5, -75],
  Nassau: [25.0785, -77.3422],
  'Grand Cayman': [19.2951, -81.3829],
};
const clock = (timeZone) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(new Date('2027-07-01T16:00:00Z')).replace(/\s/, ' ');
const seen = Object.entries(places).map(([place, at]) => {
  const zones = [lookUp(...at), find(...at)[0], findAll(...at)[0]];
  console.log(place.padEnd(16), zones.map((zone) => `${zone} ${clock(zone)}`).join(' | '));
  return zones;
});
assert.deepEqual(seen, [
  ['America/Belize', 'America/Cancun', 'America/Cancun'],
  ['America/Nassau', 'Etc/GMT+5', 'Etc/GMT+5'],
  ['America/Nassau', 'America/Toronto', 'America/Nassau'],
  ['America/Cayman', 'America/Panama', 'America/Cayman'],
]);
assert.deepEqual(seen.slice(0, 2).map(([left, right]) => [clock(left), clock(right)]), [['10:00 AM', '11:00 AM'], ['12:00 PM', '11:00 AM']]);
JS
node run.mjs

#!/usr/bin/env bash
# bcbp 6.0.2 gives the flight of a boarding pass in the year in which it is read, so a pass for January read in December is eleven months old.
#
# A good guess: the code on a boarding pass holds the date of the flight, or the library takes the nearest date that fits, since a pass is
# issued at most a year ahead and usually a day. Wrong: IATA's format holds the day of the year only (026), and the library sets it into the
# year of the clock. Families fly home over New Year: their pass of January 2 is filed under last January, and every check "is it over?" says
# yes. In a leap year the same number is another date from March on. The year may be given, but nobody who scans a pass knows it.
#
# Seen (Node 20.20.2, in the year 2026): encoded 2027-01-02, decoded 2026-01-02
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent bcbp@6.0.2
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import bcbp from 'bcbp';

const thisYear = new Date().getUTCFullYear();
const flightDate = new Date(Date.UTC(thisYear + 1, 0, 2));
const leg = {
  operatingCarrierPNR: 'ABC123',
  departureAirport: 'MCO',
  arrivalAirport: 'JFK',
  operatingCarrierDesignator: 'B6',
  flightNumber: '0584',
  flightDate,
  compartmentCode: 'Y',
  seatNumber: '012C',
  checkInSequenceNumber: '0025',
  passengerStatus: '1',
};
const code = bcbp.encode({ data: { legs: [leg], passengerName: 'DOE/JANE' } });
const read = bcbp.decode(code).data.legs[0].flightDate;
console.log(`encoded ${flightDate.toISOString().slice(0, 10)}, decoded ${read.toISOString().slice(0, 10)}`);
assert.equal(read.toISOString().slice(0, 10), `${thisYear}-01-02`);
JS
node run.mjs

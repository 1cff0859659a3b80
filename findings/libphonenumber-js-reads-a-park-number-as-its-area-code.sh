#!/usr/bin/env bash
# libphonenumber-js 1.13.16 reads "407-WDW-DINE" as the number 407; Google's own library reads the letters as keys.
#
# A good guess: it is the same library made smaller, so it gives +14079393463 as google-libphonenumber 3.2.47 does. Wrong: letters end the number,
# and no error is raised: the result has the number +1407 and only `isPossible()` tells that it is none. Parks, cruise lines and airlines print
# such numbers (407-WDW-DINE, 1-800-FLOWERS), and agents type them into the phone of a supplier.
#
# Seen (Node 20.20.2):
#   libphonenumber-js:     +1407 (possible: false)
#   google-libphonenumber: +14079393463 (possible: true)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent libphonenumber-js@1.13.16 google-libphonenumber@3.2.47
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import google from 'google-libphonenumber';
import { parsePhoneNumber } from 'libphonenumber-js/max';

const words = '407-WDW-DINE';
const small = parsePhoneNumber(words, 'US');
const util = google.PhoneNumberUtil.getInstance();
const full = util.parse(words, 'US');
const number = util.format(full, google.PhoneNumberFormat.E164);
console.log(`libphonenumber-js:     ${small.number} (possible: ${small.isPossible()})`);
console.log(`google-libphonenumber: ${number} (possible: ${util.isPossibleNumber(full)})`);
assert.equal(small.number, '+1407');
assert.equal(small.isPossible(), false);
assert.equal(number, '+14079393463');
assert.equal(util.isPossibleNumber(full), true);
JS
node run.mjs

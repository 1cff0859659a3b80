#!/usr/bin/env bash
# accounting 0.4.1, currency.js 2.0.4 and numeral 2.0.6 read an amount with a typographic minus as a positive one; with the minus behind the
# amount, as ledgers and host agencies print a commission that is taken back, accounting reads it as positive and currency.js as NaN.
#
# A good guess: a parser that knows "-45.00" and "(45.00)" as negative knows each minus of a statement, or refuses what it does not know. Wrong:
# all three drop every character that is not a digit, a point, a hyphen or a bracket. U+2212 is such a character, and it is what word
# processors, PDFs and typeset pages write, so that a refund of $1,234.56 adds $1,234.56 without an error. accounting looks for a hyphen in front only.
# Replace U+2212 by a hyphen and bring a hyphen at the end to the front before any of them reads the text.
#
# Seen (Node 20.20.2), accounting / currency.js / numeral:
#   -1,234.56   -1234.56 / -1234.56 / -1234.56
#   (1,234.56)  -1234.56 / -1234.56 / -1234.56
#   −1,234.56    1234.56 /  1234.56 /  1234.56
#   1,234.56-    1234.56 /      NaN / -1234.56
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent accounting@0.4.1 currency.js@2.0.4 numeral@2.0.6
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import accounting from 'accounting';
import currency from 'currency.js';
import numeral from 'numeral';

const read = (text) => {
  const found = [accounting.unformat(text), currency(text).value, numeral(text).value()];
  console.log(text, ...found);
  return found;
};
assert.deepEqual(read('-1,234.56'), [-1234.56, -1234.56, -1234.56]);
assert.deepEqual(read('(1,234.56)'), [-1234.56, -1234.56, -1234.56]);
assert.deepEqual(read('\u22121,234.56'), [1234.56, 1234.56, 1234.56]);
assert.deepEqual(read('1,234.56-'), [1234.56, NaN, -1234.56]);
JS
node run.mjs

#!/usr/bin/env bash
# price-parser 3.4.0 reads "$262.00 CAD" as US dollars and "C$262.00" as córdobas of Nicaragua.
#
# A good guess: the library returns the ISO code of the currency and knows CAD (it reads "262.00 CAD" and "CA$262.00" as Canadian), so it takes
# the code beside an amount before a bare sign that a dozen countries share; where it cannot tell, it returns nothing, as it does for
# "A$262.00". Wrong: the sign at the amount decides, and a code behind it or before it is not looked at, although Canadian and Mexican
# hotels print it for just this reason; and C$, which Canadians write as well, is in its list for Nicaragua alone. A room in Vancouver
# seems much dearer than it is. Look for a code beside the amount first, and take no bare $ for US dollars in a text that names
# another dollar.
#
# Seen (Node 20.20.2):
#   262.00 CAD     262 cad       $262.00 CAD      262 usd
#   CAD 262.00     262 cad       CAD $262.00      262 usd
#   CA$262.00      262 cad       C$262.00         262 nio
#   A$262.00       nothing       $1,262.00 MXN   1262 usd
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent price-parser@3.4.0
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { parseFirst } from 'price-parser';

const expected = {
  '262.00 CAD': [262, 'cad'],
  'CAD 262.00': [262, 'cad'],
  'CA$262.00': [262, 'cad'],
  'A$262.00': null,
  '$262.00 CAD': [262, 'usd'],
  'CAD $262.00': [262, 'usd'],
  '$1,262.00 MXN': [1262, 'usd'],
  'C$262.00': [262, 'nio'],
};
for (const [text, wanted] of Object.entries(expected)) {
  const found = parseFirst(`Total: ${text}`);
  const seen = found && [found.floatValue, found.currencyCode];
  console.log(text.padEnd(14), JSON.stringify(seen));
  assert.deepEqual(seen, wanted, text);
}
JS
node run.mjs

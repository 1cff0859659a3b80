#!/usr/bin/env bash
# html-to-text 10.0.1 writes the cells of a table one after the other, without a blank between them.
#
# A good guess: a package that turns the HTML of emails into text keeps cells apart, as browsers do when they copy a table (a tab) and
# as `innerText` does. Its README shows a table laid out in columns. Wrong: tables are laid out only where the option `tables` names them;
# by default a table counts as layout and a cell ends with nothing, so "Check-in" and its date become one word. Most emails state dates in
# tables, and a search for the word "Dec" then finds nothing at its beginning.
#
# Seen (Node 20.20.2):
#   "Check-inFri, Dec 4Check-outWed, Dec 9"
#   with selectors [{ selector: 'table', format: 'dataTable' }]: "Check-in    Fri, Dec 4\nCheck-out   Wed, Dec 9"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent html-to-text@10.0.1
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { convert } from 'html-to-text';

const html =
  '<table><tr><td>Check-in</td><td>Fri, Dec 4</td></tr><tr><td>Check-out</td><td>Wed, Dec 9</td></tr></table>';
const plain = convert(html);
const laidOut = convert(html, { selectors: [{ selector: 'table', format: 'dataTable' }] });
console.log(JSON.stringify(plain));
console.log(JSON.stringify(laidOut));
assert.equal(plain, 'Check-inFri, Dec 4Check-outWed, Dec 9');
assert.match(laidOut, /CHECK-IN|Check-in\s+Fri, Dec 4/i);
JS
node run.mjs

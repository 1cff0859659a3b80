#!/usr/bin/env bash
# papaparse 5.7.1 looks for the separator inside quoted cells when a table of two columns ends with a line break.
#
# A good guess: cells in quotes are plain text, so a list in one cell ("Max; Mia; Ana") cannot change how the table is split; and the line
# break after the last row, which every program writes, means nothing. Wrong: the guess counts the empty piece after that line break as a row
# with one column. A short table of two columns then has fewer than two on average, so the comma is given up, and the semicolon wins although
# all of them are in quotes. The option `skipEmptyLines`, which says nothing about separators, makes the guess right.
#
# Seen (Node 20.20.2):
#   with the last line break:    ";" and the row ["Brubaker,\"Max"," Mia"," Ana\""]
#   without it:                  "," and the row ["Brubaker","Max; Mia; Ana"]
#   with it and skipEmptyLines:  "," and the row ["Brubaker","Max; Mia; Ana"]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent papaparse@5.7.1
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import Papa from 'papaparse';

const table = 'Family,Children\nBrubaker,"Max; Mia; Ana"\nOkafor,"Ada; Obi; Ike"';
const read = (text, options = {}) => {
  const { meta, data } = Papa.parse(text, options);
  return [meta.delimiter, data[1]];
};
const broken = read(`${table}\n`);
const plain = read(table);
const skipped = read(`${table}\n`, { skipEmptyLines: true });
for (const [label, [separator, row]] of Object.entries({ 'with the last line break': broken, 'without it': plain, 'with it and skipEmptyLines': skipped }))
  console.log(`${label}: ${JSON.stringify(separator)} and the row ${JSON.stringify(row)}`);
assert.deepEqual(broken, [';', ['Brubaker,"Max', ' Mia', ' Ana"']]);
assert.deepEqual(plain, [',', ['Brubaker', 'Max; Mia; Ana']]);
assert.deepEqual(skipped, plain);
JS
node run.mjs

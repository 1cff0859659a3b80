#!/usr/bin/env bash
# unpdf 1.8.1 (pdf.js) gives the text of a PDF in the order in which it was drawn, not in that in which it is read.
#
# A good guess: `extractText` of a page with a table gives its rows, as marking it in a viewer does, since the position of each piece is
# known. Wrong: pieces follow the drawing commands, and programs that make tickets often draw a table column by column. "Departs" then stands
# after all flight numbers, and which time belongs to which flight is lost. The positions are in `extractTextItems`; whoever wants rows
# has to sort by height and then from left to right.
#
# Seen (Node 20.20.2, pdfkit 0.20.2 drew it):
#   ["Flight","DL 2218","DL 861","Departs","7:05 AM","3:00 PM"]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent unpdf@1.8.1 pdfkit@0.20.2
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { extractText, extractTextItems } from 'unpdf';

const document = new PDFDocument();
['Flight', 'DL 2218', 'DL 861'].forEach((words, row) => document.text(words, 72, 100 + row * 20));
['Departs', '7:05 AM', '3:00 PM'].forEach((words, row) => document.text(words, 260, 100 + row * 20));
document.end();
const bytes = new Uint8Array(await buffer(document));
const { text } = await extractText(bytes.slice(), { mergePages: true });
const words = text.split(/\n| (?=DL|Departs|\d+:)/).map((each) => each.trim()).filter(Boolean);
console.log(JSON.stringify(words));
assert.deepEqual(words, ['Flight', 'DL 2218', 'DL 861', 'Departs', '7:05 AM', '3:00 PM']);

const { items } = await extractTextItems(bytes.slice());
const [first, , , departs] = items[0].filter(({ str }) => str.trim() !== '');
console.log(`${first.str} and ${departs.str} stand at the same height: ${first.y} and ${departs.y}`);
assert.equal(first.y, departs.y);
JS
node run.mjs

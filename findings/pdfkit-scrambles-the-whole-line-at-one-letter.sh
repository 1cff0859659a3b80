#!/usr/bin/env bash
# pdfkit 0.20.2 writes every letter and figure of a line as another one when a single letter of it is outside Western Europe's.
#
# A good guess: the built-in fonts hold only the letters of Windows-1252, so the name Łukasz has a box, a question mark or nothing in place of
# its Ł, and what stands behind it is right. Or else an error is thrown, as pdf-lib 1.17.1 does for the same name and font. Wrong: a letter
# is written as its number in hexadecimal, two figures for each, and Ł has three (141). From there on the figures are paired otherwise to
# the end of the line: the time and the amount behind the name are other characters. A second such letter puts what follows it right again
# and is an ordinary one itself, so that Łucja reads Aucja. There is no warning. Vouchers are written for people called Łukasz, Doğan or
# Nguyễn: embed a font.
#
# Seen (Node 20.20.2, unpdf 1.8.1 read it):
#   "Zoë, 5:40 PM, $262.00"        the same
#   "Łukasz, 5:40 PM, $262.00"     no letter of the name, no figure of the time and the amount
#   "Zoe, Łukasz, Łucja, 5:40 PM"  begins with "Zoe, ", ends with "Aucja, 5:40 PM"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent pdfkit@0.20.2 unpdf@1.8.1 pdf-lib@1.17.1
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { buffer } from 'node:stream/consumers';
import { PDFDocument as PdfLib, StandardFonts } from 'pdf-lib';
import PDFDocument from 'pdfkit';
import { extractText } from 'unpdf';

const write = async (line) => {
  const document = new PDFDocument();
  document.text(line);
  document.end();
  const { text } = await extractText(new Uint8Array(await buffer(document)), { mergePages: true });
  console.log(JSON.stringify(line).padEnd(36), JSON.stringify(text));
  return text;
};

assert.equal(await write('Zoe, 5:40 PM, $262.00'), 'Zoe, 5:40 PM, $262.00');
assert.equal(await write('Zoë, 5:40 PM, $262.00'), 'Zoë, 5:40 PM, $262.00');
const lost = await write('Łukasz, 5:40 PM, $262.00');
for (const part of ['ukasz', '5:40', 'PM', '262']) assert(!lost.includes(part), part);
const between = await write('Zoe, Łukasz, Łucja, 5:40 PM');
assert(between.startsWith('Zoe, ') && between.endsWith('Aucja, 5:40 PM') && !between.includes('ukasz'));

const other = await PdfLib.create();
const font = await other.embedFont(StandardFonts.Helvetica);
assert.throws(() => font.encodeText('Łukasz'), /WinAnsi cannot encode/);
console.log('pdf-lib: WinAnsi cannot encode');
JS
node run.mjs

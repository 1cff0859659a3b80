#!/usr/bin/env bash
# postal-mime 4.0.0 joins lines of format=flowed without looking at how deeply they are quoted, so that a quote and its answer become one line.
#
# A good guess: a parser that joins flowed lines follows RFC 3676, because the trailing space that marks a soft line break is defined only
# there. Section 4.5 says that lines of different quote depths never belong to one paragraph (a soft break before such a line counts as a
# hard one), and that the quote marks are taken from each line before they are joined. Wrong: only trailing spaces and the space that
# stuffs a line are looked at. A quote that is longer than a line keeps its ">" in the middle of the sentence; an answer below a quoted line
# that ends with a space begins with ">", so that every reader of answers that drops quoted lines drops the answer. Clients that send
# flowed text are ordinary ones (Thunderbird, Apple Mail), and the text is right again when the header says nothing of format=flowed.
#
# Seen (Node 20.20.2):
#   two quoted lines:      "> Would you like 5:40 > or 6:10?\n"
#   an answer below:       "> Would you like 5:40 or 6:10? The later one.\n"
#   the same, not flowed:  "> Would you like 5:40 or 6:10? \nThe later one.\n"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent postal-mime@4.0.0
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import PostalMime from 'postal-mime';

const read = async (lines, format) => {
  const head = ['From: Jen <jen@example.com>', `Content-Type: text/plain; charset=utf-8${format}`, ''];
  return (await PostalMime.parse([...head, ...lines, ''].join('\r\n'))).text;
};
const flowed = '; format=flowed';
const answered = ['> Would you like 5:40 or 6:10? ', 'The later one.'];
const long = await read(['> Would you like 5:40 ', '> or 6:10?'], flowed);
const below = await read(answered, flowed);
const fixed = await read(answered, '');
console.log(process.version, JSON.stringify({ long, below, fixed }));
assert.equal(long, '> Would you like 5:40 > or 6:10?\n');
assert.equal(below, '> Would you like 5:40 or 6:10? The later one.\n');
assert.equal(fixed, '> Would you like 5:40 or 6:10? \nThe later one.\n');
JS
node run.mjs

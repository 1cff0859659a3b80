#!/usr/bin/env bash
# Node 20's TextDecoder takes windows-1252 for Latin-1 when it decodes in one call; in two calls (`stream: true`) it is right.
#
# A good guess: `new TextDecoder('windows-1252').decode(bytes)` follows the Encoding Standard, where 0x80 is the euro sign and 0x92 the
# apostrophe of most Western emails. The same object says `encoding: 'windows-1252'`. Wrong in Node 20: a fast path copies the bytes as
# Latin-1, so that both become invisible control characters. iso-8859-1 and us-ascii are names of the same encoding, and email parsers
# (postal-mime 4.0.0 below) decode in one call, so amounts lose their currency without a word. Browsers are right.
#
# Seen (Node 20.20.2):
#   one call:  "Dana\u0092s Inn, \u0080620"      two calls: "Dana’s Inn, €620"
#   postal-mime: "Dana\u0092s Inn, \u0080620\n"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent node@20.20.2 postal-mime@4.0.0
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import PostalMime from 'postal-mime';

const shown = (text) => JSON.stringify(text).replace(/[\u0080-\u009f]/g, (each) => `\\u00${each.charCodeAt(0).toString(16)}`);
const bytes = Buffer.from('Dana\x92s Inn, \x80620', 'latin1');
const decoder = new TextDecoder('windows-1252');
const inOne = decoder.decode(bytes);
const inTwo = decoder.decode(bytes, { stream: true }) + decoder.decode();
const head = Buffer.from('From: a@example.com\r\nContent-Type: text/plain; charset=windows-1252\r\n\r\n');
const { text } = await PostalMime.parse(Buffer.concat([head, bytes]));
console.log(process.version, decoder.encoding, shown(inOne), shown(inTwo), shown(text));
assert.equal(inOne, 'Dana\u0092s Inn, \u0080620');
assert.equal(inTwo, 'Dana’s Inn, €620');
assert.equal(text.trim(), 'Dana\u0092s Inn, \u0080620');
JS
./node_modules/.bin/node run.mjs

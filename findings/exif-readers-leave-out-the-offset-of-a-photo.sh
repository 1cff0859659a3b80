#!/usr/bin/env bash
# exifr 7.1.3 and exif-reader 2.0.3 make an instant of a photo's time without the offset that the photo states, and each another one.
#
# A good guess: a phone writes the wall clock (DateTimeOriginal) and its offset from UTC (OffsetTimeOriginal, in Exif since 2.31), both
# libraries read both, and a `Date` is an instant; so fireworks at 9:05 PM in Orlando, -04:00, are 01:05 UTC of the next day. Wrong in both:
# exifr takes the wall clock for that of the machine on which it runs, exif-reader for UTC, and the offset stands beside it as a text that
# changed nothing. On a laptop in Orlando exifr is right, so that a test there shows no fault; uploaded to a server in UTC both say 21:05Z,
# 5:05 PM in the park, and two people who sort the same photos get different orders. Only exif-reader's digits can be trusted everywhere: take
# them as the wall clock, and the offset where there is one.
#
# Seen (Node 20.20.2), 9:05 PM, -04:00:
#   TZ=America/New_York     exifr 2027-06-13T01:05:00.000Z  exif-reader 2027-06-12T21:05:00.000Z
#   TZ=America/Los_Angeles  exifr 2027-06-13T04:05:00.000Z  exif-reader 2027-06-12T21:05:00.000Z
#   TZ=UTC                  exifr 2027-06-12T21:05:00.000Z  exif-reader 2027-06-12T21:05:00.000Z
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent exifr@7.1.3 exif-reader@2.0.3
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import readExif from 'exif-reader';
import exifr from 'exifr';

// A TIFF of one directory and one Exif directory, as a JPEG holds it.
const text = (words) => Buffer.from(`${words}\0`, 'latin1');
const directory = (fields, start) => {
  const head = Buffer.alloc(2 + fields.length * 12 + 4);
  let data = Buffer.alloc(0);
  head.writeUInt16LE(fields.length, 0);
  for (const [index, [tag, value]] of fields.entries()) {
    const at = 2 + index * 12;
    const isText = Buffer.isBuffer(value);
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(isText ? 2 : 4, at + 2);
    head.writeUInt32LE(isText ? value.length : 1, at + 4);
    head.writeUInt32LE(isText ? start + head.length + data.length : value, at + 8);
    if (isText) data = Buffer.concat([data, value, Buffer.alloc(value.length % 2)]);
  }
  return Buffer.concat([head, data]);
};
const first = (exif) => directory([[0x010f, text('Phone')], [0x8769, exif]], 8);
const start = 8 + first(0).length;
const exif = directory([[0x9003, text('2027:06:12 21:05:00')], [0x9010, text('-04:00')], [0x9011, text('-04:00')]], start);
const tiff = Buffer.concat([Buffer.from('49492a0008000000', 'hex'), first(start), exif]);
const block = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
const length = Buffer.alloc(2);
length.writeUInt16BE(block.length + 2);
const photo = Buffer.concat([Buffer.from('ffd8ffe1', 'hex'), length, block, Buffer.from('ffd9', 'hex')]);

const one = await exifr.parse(photo);
const other = readExif(block).Photo;
console.log(process.env.TZ, one.DateTimeOriginal.toISOString(), other.DateTimeOriginal.toISOString());
assert.deepEqual([one.OffsetTimeOriginal, other.OffsetTimeOriginal], ['-04:00', '-04:00']);
assert.equal(one.DateTimeOriginal.toISOString(), process.argv[2]);
assert.equal(other.DateTimeOriginal.toISOString(), '2027-06-12T21:05:00.000Z');
JS
TZ=America/New_York node run.mjs 2027-06-13T01:05:00.000Z
TZ=America/Los_Angeles node run.mjs 2027-06-13T04:05:00.000Z
TZ=UTC node run.mjs 2027-06-12T21:05:00.000Z

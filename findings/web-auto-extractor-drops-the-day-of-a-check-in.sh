#!/usr/bin/env bash
# @marbec/web-auto-extractor 2.2.1 reads the words on the page instead of the date, the amount and the spaces that the microdata states.
#
# A good guess: a library that reads schema.org microdata takes the value of `<time datetime="2027-03-14T16:00-04:00">Sunday, 4 PM</time>`
# from `datetime` and that of `<data value="1240.50">` from `value`: HTML defines them as the values of these elements, which are made for a
# text that people read beside one that programs read. Wrong: only `content`, links and elements without an end tag are known. The check-in
# becomes "Sunday, 4 PM", without a day, a year and a zone, in the property that promises a date; of several pieces of text each is trimmed,
# so that a word in bold grows together with its neighbors in the name of the resort. `errors` stays empty. A date in a `<meta>` (the check-out
# below) is read right, so a first sample may show nothing; microdata-node 2.0.0 reads all of them. The README names no limit.
#
# Seen (Node 20.20.2):
#   web-auto-extractor: ["Sunday, 4 PM","$1,240.50","GrandHarborResort","2027-03-18T11:00-04:00"]
#   microdata-node:     ["2027-03-14T16:00-04:00",1240.5,"Grand Harbor Resort","2027-03-18T11:00-04:00"]
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @marbec/web-auto-extractor@2.2.1 microdata-node@2.0.0
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { toJson } from 'microdata-node';

const html = `<!doctype html><title>Confirmation</title>
<div itemscope itemtype="https://schema.org/LodgingReservation">
  <time itemprop="checkinTime" datetime="2027-03-14T16:00-04:00">Sunday, 4 PM</time>
  <meta itemprop="checkoutTime" content="2027-03-18T11:00-04:00">
  <data itemprop="totalPrice" value="1240.50">$1,240.50</data>
  <div itemprop="reservationFor" itemscope itemtype="https://schema.org/LodgingBusiness">
    <span itemprop="name">Grand <b>Harbor</b> Resort</span>
  </div>
</div>`;
const { microdata, errors } = new WebAutoExtractor().parse(html);
const [read] = microdata.LodgingReservation;
const seen = [read.checkinTime, read.totalPrice, read.reservationFor.name, read.checkoutTime];
const { properties } = toJson(html).items[0];
const other = [
  properties.checkinTime[0],
  properties.totalPrice[0],
  properties.reservationFor[0].properties.name[0],
  properties.checkoutTime[0],
];
console.log(`web-auto-extractor: ${JSON.stringify(seen)}\nmicrodata-node:     ${JSON.stringify(other)}`);
assert.deepEqual(seen, ['Sunday, 4 PM', '$1,240.50', 'GrandHarborResort', '2027-03-18T11:00-04:00']);
assert.deepEqual(other, ['2027-03-14T16:00-04:00', 1240.5, 'Grand Harbor Resort', '2027-03-18T11:00-04:00']);
assert.deepEqual(errors, []);
JS
node run.mjs

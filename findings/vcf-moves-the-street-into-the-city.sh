#!/usr/bin/env bash
# vcf 2.1.2 takes the end of a quoted parameter for the beginning of an address: the street becomes the city, and the state the ZIP code.
#
# A good guess: in a vCard 4.0 a parameter in quotes may hold colons and semicolons (RFC 6350, section 3.3), so the parameters end at the first
# colon outside quotes, as ical.js 2.2.1 reads them. Wrong: the first colon of the line ends them. An address that states its coordinates
# always has one more, since `GEO` is a URI ("geo:43.9109,-69.8206"). With another parameter behind it each part of the address moves on by
# one and that parameter (`TYPE=home`) is lost; as the last parameter, half of the coordinates becomes the post office box. A label does the
# same: vcards-js 2.11.1 writes "Attn: Dana", and vcf reads a box named Dana. Nothing is raised, since any text is an address. The agency then
# mails the documents to "Bath ME" in a city called 12 Oak St. The label in the README has no colon and is read well.
#
# Seen (Node 20.20.2), box / street / city / state / ZIP, ical.js each time "" / 12 Oak St / Bath / ME / 04530:
#   plain                    "" / 12 Oak St / Bath / ME / 04530, type home
#   GEO before TYPE          43.9109,-69.8206" / "" / 12 Oak St / Bath / ME, no type
#   GEO behind TYPE          43.9109,-69.8206": / 12 Oak St / Bath / ME / 04530, type home
#   label of vcards-js       Dana": / 12 Oak St / Bath / ME / 04530, type home
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent vcf@2.1.2 ical.js@2.2.1 vcards-js@2.11.1
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import ICAL from 'ical.js';
import vCard from 'vcf';
import vCardsJS from 'vcards-js';

const write = (parameters) => {
  const address = `ADR${parameters}:;;12 Oak St;Bath;ME;04530;USA`;
  return ['BEGIN:VCARD', 'VERSION:4.0', 'N:Brubaker;Dana;;;', 'FN:Dana Brubaker', address, 'END:VCARD', ''].join('\r\n');
};
const writeWithVcardsJs = (label) => {
  const card = vCardsJS();
  card.version = '4.0';
  Object.assign(card, { firstName: 'Dana', lastName: 'Brubaker' });
  const address = { street: '12 Oak St', city: 'Bath', stateProvince: 'ME', postalCode: '04530', countryRegion: 'USA' };
  Object.assign(card.homeAddress, { label, ...address });
  return card.getFormattedString();
};
const choose = ([box, , street, city, state, zip]) => [box.trim(), street, city, state, zip];
const readWithVcf = (text) => {
  const address = vCard.parse(text)[0].get('adr');
  return [...choose(address.valueOf().split(';')), address.type];
};
const readWithIcalJs = (text) => choose(ICAL.parse(text)[1].find(([name]) => name === 'adr')[3]);

const right = ['', '12 Oak St', 'Bath', 'ME', '04530'];
const cases = [
  ['plain', write(';TYPE=home'), [...right, 'home']],
  [
    'GEO before TYPE',
    write(';GEO="geo:43.9109,-69.8206";TYPE=home'),
    ['43.9109,-69.8206"', '', '12 Oak St', 'Bath', 'ME', undefined],
  ],
  ['GEO behind TYPE', write(';TYPE=home;GEO="geo:43.9109,-69.8206"'), ['43.9109,-69.8206":', ...right.slice(1), 'home']],
  ['label of vcards-js', writeWithVcardsJs('Attn: Dana'), ['Dana":', ...right.slice(1), 'home']],
];
for (const [label, text, expected] of cases) {
  const seen = readWithVcf(text);
  console.log(label.padEnd(20), JSON.stringify(seen));
  assert.deepEqual(seen, expected, label);
  assert.deepEqual(readWithIcalJs(text), right, label);
}
JS
node run.mjs

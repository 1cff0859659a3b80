#!/usr/bin/env bash
# Of four payments listed by date in one calendar event, node-ical 0.27.2 keeps the first alone and ical.js 2.2.1 the other three.
#
# A good guess: dates that follow no rule, as installments of a cruise do, are a DTSTART and an RDATE, and the recurrence set is both together:
# RFC 5545 (section 3.8.5.2) says that DTSTART is its first instance. Wrong in both, and in opposite ways. node-ical keeps the text of RDATE
# and expands only rules, so `expandRecurringEvent` gives one day without a warning. ical.js says that the event recurs and walks through
# RDATE, but takes DTSTART as an instance only where a rule produces it. A family sees either the deposit and no later payment, or all
# payments but the deposit; both libraries pass a test whose events repeat by rules alone. Their READMEs do not mention RDATE.
# With DTSTART named in RDATE again, or with a rule beside it, ical.js is right; node-ical is not.
#
# Seen (Node 20.20.2):
#   DTSTART + RDATE               node-ical: 2027-01-15             ical.js: 2027-02-15 2027-03-01 2027-04-01
#   DTSTART again within RDATE    node-ical: 2027-01-15             ical.js: all four
#   two by a rule, two by RDATE   node-ical: 2027-01-15 2027-02-15  ical.js: all four
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent node-ical@0.27.2 ical.js@2.2.1
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

const write = (recurrence) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//example//EN',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTAMP:20270101T000000Z',
    'DTSTART;VALUE=DATE:20270115',
    ...recurrence,
    'SUMMARY:Payment due',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const dayOf = (date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
const readWithNodeIcal = (file) => {
  const event = Object.values(nodeIcal.sync.parseICS(file)).find(({ type }) => type === 'VEVENT');
  const range = { from: new Date(2027, 0, 1), to: new Date(2027, 11, 31) };
  return nodeIcal.expandRecurringEvent(event, range).map(({ start }) => dayOf(start));
};
const readWithIcalJs = (file) => {
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent'));
  assert.equal(event.isRecurring(), true);
  const days = [];
  const instances = event.iterator();
  for (let next = instances.next(); next && days.length < 10; next = instances.next()) days.push(next.toString());
  return days;
};

const [deposit, ...later] = ['2027-01-15', '2027-02-15', '2027-03-01', '2027-04-01'];
const cases = [
  ['DTSTART + RDATE', ['RDATE;VALUE=DATE:20270215,20270301,20270401'], [deposit], later],
  ['DTSTART again within RDATE', ['RDATE;VALUE=DATE:20270115,20270215,20270301,20270401'], [deposit], [deposit, ...later]],
  [
    'two by a rule, two by RDATE',
    ['RRULE:FREQ=MONTHLY;COUNT=2', 'RDATE;VALUE=DATE:20270301,20270401'],
    [deposit, later[0]],
    [deposit, ...later],
  ],
];
for (const [label, recurrence, expectedNodeIcal, expectedIcalJs] of cases) {
  const file = write(recurrence);
  const seen = [readWithNodeIcal(file), readWithIcalJs(file)];
  console.log(`${label.padEnd(28)} node-ical: ${seen[0].join(' ')} | ical.js: ${seen[1].join(' ')}`);
  assert.deepEqual(seen, [expectedNodeIcal, expectedIcalJs], label);
}
JS
node run.mjs

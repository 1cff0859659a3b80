#!/usr/bin/env bash
# ical.js 2.2.1 reads a time in a named zone as the reader's own time when the file holds no VTIMEZONE.
#
# A good guess: `DTSTART;TZID=America/New_York:20270701T060000` is 6:00 AM in New York for everybody, as node-ical 0.26.1 reads it. Wrong:
# ical.js knows only zones that are registered or defined in the file; without one the time becomes "floating", and `toJSDate()` is 6:00 AM
# wherever the program runs, without a warning (`zone.tzid` says floating, `timezone` still says America/New_York). Many small programs write
# files without definitions of zones, since calendars understand the names. A booking window that opens at 6:00 AM in Orlando then rings three
# hours late in Los Angeles, and a test on a machine in New York never shows it.
#
# Seen (Node 20.20.2, TZ=America/Los_Angeles):
#   ical.js:   2027-07-01T13:00:00.000Z (floating)
#   node-ical: 2027-07-01T10:00:00.000Z
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent ical.js@2.2.1 node-ical@0.26.1
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

const file = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//example//EN',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTAMP:20270101T000000Z',
  'DTSTART;TZID=America/New_York:20270701T060000',
  'SUMMARY:Dining opens',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent'));
const [other] = Object.values(nodeIcal.sync.parseICS(file)).filter(({ type }) => type === 'VEVENT');
console.log(`ical.js:   ${event.startDate.toJSDate().toISOString()} (${event.startDate.zone.tzid})\nnode-ical: ${other.start.toISOString()}`);
assert.equal(event.startDate.toJSDate().toISOString(), '2027-07-01T13:00:00.000Z');
assert.equal(other.start.toISOString(), '2027-07-01T10:00:00.000Z');
JS
TZ=America/Los_Angeles node run.mjs

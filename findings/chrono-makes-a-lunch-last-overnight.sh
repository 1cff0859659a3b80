#!/usr/bin/env bash
# chrono-node 2.10.3 reads "11:30 - 1:00 PM", a lunch of an hour and a half, as 11:30 at night until 1:00 PM of the next day.
#
# A good guess: of two times of which only the second says AM or PM, the first takes the half of the day that makes the shorter span, as
# people read it: "11:30 - 1:00 PM" crosses noon. Or else the doubt shows: `isCertain('meridiem')` and `isCertain('hour')` are there for that.
# Wrong: PM goes to the first time as it is, and because the end would then lie before the start, a day is added to the end. The hour of
# both counts as certain, so a caller who keeps only certain results keeps this one. The first result is no safer for dates: in "Sunday the
# 6th of December" it is another Sunday, and `parseDate` returns that one.
#
# Seen (Node 20.20.2, TZ=UTC, on Monday, November 2, 2026):
#   "11:30 - 1:00 PM": 2026-11-02 23:30 (hour certain) to 2026-11-03 13:00
#   "Sunday the 6th of December": parseDate says 2026-11-01; the second result is 2026-12-06
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent chrono-node@2.10.3
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import * as chrono from 'chrono-node';

const reference = new Date('2026-11-02T09:00:00Z');
const shown = (date) => date.toISOString().slice(0, 16).replace('T', ' ');
const [lunch] = chrono.parse('11:30 - 1:00 PM', reference);
const seen = [shown(lunch.start.date()), lunch.start.isCertain('hour'), shown(lunch.end.date())];
console.log(JSON.stringify(seen));
assert.deepEqual(seen, ['2026-11-02 23:30', true, '2026-11-03 13:00']);

const day = 'Sunday the 6th of December';
const days = [chrono.parseDate(day, reference), ...chrono.parse(day, reference).map(({ start }) => start.date())];
const dates = days.map((date) => shown(date).slice(0, 10));
console.log(JSON.stringify(dates));
assert.deepEqual(dates, ['2026-11-01', '2026-11-01', '2026-12-06']);
JS
TZ=UTC node run.mjs

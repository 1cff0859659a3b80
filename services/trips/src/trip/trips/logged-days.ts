import { parkNames, type ParkId } from '@landsea/contracts/catalogue';
import { dayEveningNames, dayKindNames } from '@landsea/rules/trip';
import { makeNamedValues, type ValueWords } from '../activity-log/field-labels.js';
import { defineLoggedTable } from '../activity-log/logged-table.js';
import { TripDayRow } from './trip-day.entity.js';

const parks: ValueWords = (value) =>
  Array.isArray(value) ? value.map((park) => parkNames[park as ParkId]).join(' + ') || 'none' : undefined;

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

export const loggedDays = defineLoggedTable(TripDayRow, {
  kind: 'trip-day',
  noun: 'the day',
  what: ({ date }) => dayFormat.format(new Date(`${date}T12:00:00Z`)),
  key: 'date',
  labels: {
    date: null,
    note: 'note',
    place: 'place',
    arrivesAt: 'arrival',
    leavesAt: 'departure',
    evening: { name: 'evening', words: makeNamedValues(dayEveningNames) },
    parks: { name: 'parks', words: parks },
    kind: { name: 'kind of day', words: makeNamedValues(dayKindNames) },
  },
});

import { MOST_BOOKINGS } from '@landsea/contracts/bookings';
import { describePerson, plainWord, type ValueWords } from '../../trip/activity-log/field-labels.js';
import { defineLoggedTable, type LoggedKind } from '../../trip/activity-log/logged-table.js';
import { BookingRow } from './booking.entity.js';

const field = (value: unknown, name: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === 'string' ? found : '';
};

const endWords: ValueWords = (value) =>
  ['date', 'time', 'airport', 'place']
    .map((name) => field(value, name))
    .filter(Boolean)
    .join(' ') || undefined;

const peopleWords: ValueWords = (value, nameOf) =>
  Array.isArray(value)
    ? value.map((each) => describePerson(field(each, 'personId'), nameOf) ?? 'somebody').join(', ')
    : undefined;

const numberWords: ValueWords = (value) =>
  Array.isArray(value)
    ? value.map((each) => field(each, 'value') || field(each, 'number')).join(', ')
    : undefined;

const counted: ValueWords = (value) =>
  Array.isArray(value) ? `${value.length} ${value.length === 1 ? 'payment' : 'payments'}` : undefined;

export const loggedBookings = defineLoggedTable(BookingRow, {
  kind: 'booking',
  noun: 'the booking',
  what: 'title',
  labels: {
    title: 'name',
    kind: { name: 'kind', words: plainWord },
    status: { name: 'status', words: plainWord },
    supplier: 'company',
    numbers: { name: 'numbers', words: numberWords, none: 'none' },
    people: { name: 'people', words: peopleWords, none: 'everyone' },
    start: { name: 'start', words: endWords },
    end: { name: 'end', words: endWords },
    staterooms: { name: 'staterooms', words: numberWords, none: 'none' },
    included: 'what is included',
    note: 'note',
    cancelUntil: { name: 'free cancellation', words: plainWord },
    heldUntil: { name: 'held until', words: plainWord },
    // The list is the same for all readers, so it leaves money out.
    totalCents: null,
    currency: null,
    dollarCents: null,
    payments: { name: 'payments', words: counted, none: 'none' },
    refundCents: null,
    source: null,
    supplierId: null,
    commissionableCents: null,
    bookedBy: null,
  },
  limit: {
    most: MOST_BOOKINGS,
    full: (most) => `A trip holds at most ${most} bookings: delete some that are over first.`,
    field: 'title',
  },
});

export const severalBookings: LoggedKind = {
  kind: 'bookings',
  noun: 'the bookings:',
  labels: {},
  details: (after) => {
    const rows = Array.isArray(after?.['rows']) ? (after['rows'] as Record<string, unknown>[]) : [];
    const added = rows.filter(({ before }) => before === null).length;
    return Object.entries({ added, changed: rows.length - added }).flatMap(([what, count]) =>
      count > 0 ? [`${count} ${what}`] : [],
    );
  },
};

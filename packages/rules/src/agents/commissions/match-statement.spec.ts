import type { NewStatementLine } from '@landsea/contracts/agents';
import type { StatementBooking } from './booking-index.js';
import { matchStatement, type StatementTerms } from './match-statement.js';

const host: StatementTerms = { payer: 'host', supplierId: null };
const line = (over: Partial<NewStatementLine>): NewStatementLine => ({
  ...{ id: crypto.randomUUID(), number: '', guestName: '', supplierName: '', travelOn: null },
  ...{ cents: 100_00, isFee: false, note: '', ...over },
});
const booking = (
  bookingId: string,
  numbers: string[],
  over: Partial<StatementBooking> = {},
): StatementBooking => ({
  ...{ tripId: `trip of ${bookingId}`, bookingId, supplierId: null, numbers, clientName: 'Dana Whitlock' },
  ...{
    startsOn: '2026-09-04',
    share: 8_000,
    expectedCents: 125_00,
    ownCents: 100_00,
    receivedCents: 0,
    ...over,
  },
});
const outcome = (terms: StatementTerms, lines: NewStatementLine[], bookings: StatementBooking[]) =>
  matchStatement(terms, lines, bookings).map(({ parts, suggestions }) => ({
    to: parts.map((part) => [part.bookingId, part.cents]),
    maybe: suggestions.map(({ reason, parts: named }) => [
      reason,
      ...named.map((part) => [part.bookingId, part.cents]),
    ]),
  }));
const matched = (bookingId: string, cents = 100_00) => ({ to: [[bookingId, cents]], maybe: [] });

it.each(['R8770544', ' r8770544 ', 'R877 0544', '#R8770544', 'R877-0544/1', 'CONF:R8770544', '00R8770544'])(
  'finds the booking by its number, written as “%s”',
  (number) => {
    expect(outcome(host, [line({ number })], [booking('A', ['R8770544']), booking('B', ['X1'])])).toEqual([
      matched('A'),
    ]);
  },
);

it('only suggests what a number leaves open', () => {
  const [one, two] = [booking('A', ['4711']), booking('B', ['4711'], { ownCents: 300_00 })];
  expect(outcome(host, [line({ number: '4711' })], [one, two])).toEqual([
    { to: [], maybe: [['several', ['A', 25_00], ['B', 75_00]]] },
  ]);
  expect(
    outcome(
      host,
      [line({ number: '37729070 & 37520801' })],
      [booking('A', ['37729070']), booking('B', ['37520801'])],
    ),
  ).toEqual([{ to: [], maybe: [['several', ['A', 50_00], ['B', 50_00]]] }]);
  const ofSupplier = { payer: 'supplier' as const, supplierId: 'dcl' };
  expect(
    outcome(ofSupplier, [line({ number: '4711' })], [booking('A', ['4711'], { supplierId: 'wdw' })]),
  ).toEqual([{ to: [], maybe: [['other-supplier', ['A', 100_00]]] }]);
});

it('takes the one that earns of several parts of a package', () => {
  const tickets = booking('B', ['4711'], { ownCents: null, expectedCents: null });
  expect(outcome(host, [line({ number: '4711' })], [booking('A', ['4711']), tickets])).toEqual([
    matched('A'),
  ]);
});

it('sees the same money twice, and takes back what is taken back', () => {
  const number = '4711';
  expect(
    outcome(
      host,
      [line({ number }), line({ number }), line({ number, cents: -100_00 }), line({ number })],
      [booking('A', [number])],
    ),
  ).toEqual([
    matched('A'),
    { to: [], maybe: [['paid-before', ['A', 100_00]]] },
    matched('A', -100_00),
    matched('A'),
  ]);
});

it('takes parts until it is all there, and a bonus beyond it', () => {
  const number = '4711';
  expect(
    outcome(
      host,
      [line({ number, cents: 40_00 }), line({ number, cents: 60_00 }), line({ number, cents: 5_00 })],
      [booking('A', [number])],
    ),
  ).toEqual([matched('A', 40_00), matched('A', 60_00), matched('A', 5_00)]);
});

it('suggests by day and amount, or by day and name, and nothing else', () => {
  const bookings = [
    booking('A', ['1111']),
    booking('B', ['2222'], { clientName: 'Tom Ökafor', ownCents: 900_00 }),
  ];
  const maybe = (over: Partial<NewStatementLine>) =>
    outcome(host, [line(over)], bookings)[0]?.maybe.map((each) => each[1]);
  expect(maybe({ number: '9999', travelOn: '2026-09-05', cents: 101_99 })).toEqual([['A', 101_99]]);
  expect(maybe({ travelOn: '2026-09-04', guestName: 'OKAFOR, TOM', cents: 1_00 })).toEqual([['B', 1_00]]);
  expect(maybe({ travelOn: '2026-09-06', cents: 100_00 })).toEqual([]);
  expect(maybe({ travelOn: '2026-09-05', guestName: 'Okafor', cents: 500_00 })).toEqual([]);
  expect(maybe({ travelOn: '2026-09-04', cents: 110_00, isFee: true })).toEqual([]);
});

it('measures what a supplier pays against the whole commission', () => {
  const terms = { payer: 'supplier' as const, supplierId: null };
  const number = '4711';
  expect(
    outcome(
      terms,
      [line({ number, cents: 125_00 }), line({ number, cents: 125_00 })],
      [booking('A', [number])],
    ),
  ).toEqual([matched('A', 125_00), { to: [], maybe: [['paid-before', ['A', 125_00]]] }]);
});

it('looks at few bookings for each of 2,000 lines, all of one day and family', () => {
  let looks = 0;
  const bookings = Array.from({ length: 4_000 }, (_, index) => {
    const counted = booking(String(index), [`N${String(index)}X`], { ownCents: 100_00 + index });
    return Object.defineProperty(counted, 'startsOn', {
      get: () => ((looks += 1), '2026-09-04'),
      enumerable: true,
    });
  });
  const lines = Array.from({ length: 2_000 }, (_, index) =>
    line({
      number: index % 2 ? `N${String(index)}X` : `gone${String(index)}`,
      travelOn: '2026-09-04',
      guestName: 'Whitlock, Dana',
    }),
  );
  const found = matchStatement(host, lines, bookings);
  expect(found.filter(({ parts }) => parts.length === 1)).toHaveLength(1_000);
  expect(found.every(({ parts, suggestions }) => parts.length === 1 || suggestions.length === 3)).toBe(true);
  expect(looks).toBeLessThan(20_000);
});

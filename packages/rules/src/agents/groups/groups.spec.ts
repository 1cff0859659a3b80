import type { GroupHousehold } from '@landsea/contracts/agents';
import type { Booking, BookingPayment } from '@landsea/contracts/bookings';
import { copyBookingsToBook } from './copied-bookings.js';
import type { HouseholdBooking, PartyMemberFacts } from './group-facts.js';
import { findDateProblems, findRoomProblems, listMissing } from './group-problems.js';
import { assignRooms, countRooms, nameRooms } from './group-rooms.js';
import { sumGroup } from './group-totals.js';
import { sumExpected, sumHouseholdMoney } from './household-money.js';
import { makeRoomingList, type RoomedTrip } from './rooming-list.js';

const party: PartyMemberFacts[] = [
  { id: 'p1', name: 'Ngozi', age: 41 },
  { id: 'p2', name: 'Zuri', age: 7 },
  { id: 'p3', name: 'Sam', age: 70, heightInches: 66 },
];
const aBooking = (over: Partial<HouseholdBooking> = {}): HouseholdBooking => ({
  bookingId: 'b1',
  kind: 'hotel',
  title: 'Beach Club',
  status: 'booked',
  numbers: [{ role: 'confirmation', value: '4711' }],
  people: null,
  staterooms: [],
  totalCents: null,
  currency: 'USD',
  startsOn: '2027-06-12',
  endsOn: '2027-06-16',
  payments: [],
  rooms: [],
  isKept: true,
  commissionableCents: null,
  rate: null,
  ...over,
});
const room = (...people: string[]) => ({ category: 'Villa', beds: '2 queens', people });
const payment = (over: Partial<BookingPayment>): BookingPayment => ({
  id: 'x',
  kind: 'final',
  cents: 10_000,
  dueOn: '2027-03-01',
  paidOn: null,
  ...over,
});
const problems = (...bookings: HouseholdBooking[]) => findRoomProblems(party, assignRooms(party, bookings));

describe('rooms of a household', () => {
  it('puts everybody into an only room, and only those of the booking where it names them', () => {
    const [room1] = nameRooms(assignRooms(party, [aBooking()]), party);
    expect(room1?.people).toEqual(['Ngozi', 'Zuri', 'Sam']);
    const named = aBooking({ people: [{ personId: 'p3' }] });
    expect(nameRooms(assignRooms(party, [named]), party)[0]?.people).toEqual(['Sam']);
    expect(problems(named)).toEqual(['Ngozi and Zuri have no room.']);
  });

  it('takes staterooms of a ship, and leaves tickets out', () => {
    const ship = aBooking({ kind: 'cruise', staterooms: [{ number: '7042', people: ['p1', 'p2', 'p3'] }] });
    expect(assignRooms(party, [ship, aBooking({ kind: 'tickets' })])).toMatchObject([{ stateroom: '7042' }]);
    expect(problems(ship)).toEqual([]);
  });

  it('says who has no room, who has two, and which rooms are open', () => {
    expect(problems()).toEqual(['No room or stateroom is recorded yet.']);
    expect(problems(aBooking({ rooms: [room('p1'), room('p2', 'p1')] }))).toEqual([
      'Sam has no room.',
      'Ngozi is in two rooms on the same night.',
    ]);
    expect(problems(aBooking({ rooms: [room('p1', 'p2'), room()] }))).toEqual([
      'Nobody has said yet who sleeps in which room of Beach Club.',
    ]);
    expect(problems(aBooking({ rooms: [room('p1', 'p2', 'p3', 'gone')] }))).toEqual([
      'A room still counts 1 person who left the trip.',
    ]);
  });

  it('lets two hotels follow each other on one day', () => {
    const second = aBooking({ bookingId: 'b2', startsOn: '2027-06-16', endsOn: '2027-06-19' });
    expect(problems(aBooking(), second)).toEqual([]);
    expect(countRooms([aBooking(), second])).toBe(1);
    expect(countRooms([aBooking(), aBooking(), second])).toBe(2);
    expect(countRooms([])).toBe(0);
    expect(countRooms([{ startsOn: '2027-06-12', endsOn: '2027-06-12' }])).toBe(1);
  });
});

describe('money of a household', () => {
  it('owes the rest of what is booked, and the next payment is the earliest', () => {
    const paid = payment({ kind: 'deposit', cents: 20_000, paidOn: '2027-01-01' });
    const later = payment({ cents: 80_000, dueOn: '2027-05-01' });
    const money = sumHouseholdMoney(
      [aBooking({ totalCents: 100_000, payments: [paid, later] }), aBooking({ payments: [payment({})] })],
      '2027-02-01',
    );
    expect(money).toEqual({
      owesCents: 90_000,
      next: { title: 'Beach Club', cents: 10_000, dueOn: '2027-03-01' },
      deposit: 'paid',
      final: 'open',
    });
    const late = sumHouseholdMoney([aBooking({ payments: [payment({})] })], '2027-03-02');
    expect(late).toMatchObject({ deposit: 'none', final: 'late' });
  });

  it('leaves out what is held, in another currency, or not the agent’s', () => {
    const money = (over: Partial<HouseholdBooking>) =>
      sumHouseholdMoney([aBooking({ totalCents: 500, ...over })], '2027-02-01').owesCents;
    expect([
      money({}),
      money({ status: 'held' }),
      money({ currency: 'EUR' }),
      money({ isKept: false }),
    ]).toEqual([500, 0, 0, 0]);
    const earned = aBooking({ commissionableCents: 40_000, rate: 1000 });
    expect(sumExpected([earned, aBooking(), { ...earned, isKept: false }])).toBe(4000);
  });
});

describe('dates and papers of a group', () => {
  const trip = (clientName: string, startDate: string, endDate: string) => ({
    clientName,
    startDate,
    endDate,
  });
  const noDays = { firstDate: null, lastDate: null };

  it('says when no day is common, and not for two who meet on one', () => {
    const [one, two] = [trip('Ada', '2027-06-12', '2027-06-16'), trip('Ben', '2027-06-17', '2027-06-20')];
    expect(findDateProblems([one, two], noDays)).toEqual([
      'There is no day on which everybody is there: Ada leaves on Jun 16, 2027, and Ben comes on Jun 17, 2027.',
    ]);
    expect(findDateProblems([one, { ...two, startDate: '2027-06-16' }], noDays)).toEqual([]);
    expect(findDateProblems([], noDays)).toEqual([]);
  });

  it('says who misses a part of the days together', () => {
    const days = { firstDate: '2027-06-13', lastDate: '2027-06-16' };
    const trips = [trip('Ada', '2027-06-12', '2027-06-16'), trip('Ben', '2027-06-14', '2027-06-20')];
    expect(findDateProblems(trips, days)).toEqual([
      'Ben misses a part of the days together, Jun 13 – Jun 16, 2027.',
    ]);
    expect(findDateProblems(trips, { firstDate: null, lastDate: '2027-06-18' })).toEqual([
      'Ada misses a part of the days together, until Jun 18, 2027.',
    ]);
  });

  it('asks for heights in the parks and passports at sea', () => {
    const passports = [null, '2027-01-01', '2030-01-01'];
    expect(listMissing('parks', party, passports, '2027-06-16')).toEqual(['1 height missing']);
    expect(listMissing('cruise', party, passports, '2027-06-16')).toEqual([
      '1 passport date missing',
      '1 passport ending before the trip does',
    ]);
  });
});

it('adds up a group, and counts a client with two trips once', () => {
  const of = (clientId: string, owesCents: number | null) =>
    ({
      clientId,
      party,
      roomCount: 2,
      money: owesCents === null ? null : { owesCents },
      expectedCents: null,
    }) as unknown as GroupHousehold; // Only these fields are summed.
  expect(sumGroup([of('a', 100), of('a', null), of('b', 50)])).toEqual({
    households: 2,
    people: 9,
    rooms: 6,
    owesCents: 150,
    expectedCents: null,
  });
});

describe('the list of rooms for a supplier', () => {
  const bookings = [
    aBooking({ rooms: [room('p1'), room('p2')], people: [{ personId: 'p2', legalName: 'ZURI O' }] }),
  ];
  const trip: RoomedTrip = {
    ...{ clientName: 'Ngozi Okafor', startDate: '2027-06-12', endDate: '2027-06-16', party, bookings },
    household: [{ called: ['ngozi'], legalName: 'Ngozi Ada Okafor', birthDate: '1986-01-02' }],
    rooms: assignRooms(party, bookings),
  };

  it('has a row for each guest, under the name as booked or of the papers', () => {
    const { headings, rows } = makeRoomingList([trip], true);
    expect(headings.at(-1)).toBe('Birth date');
    const head = ['Ngozi Okafor', 'Beach Club', '4711'];
    const days = ['2027-06-12', '2027-06-16'];
    expect(rows).toEqual([
      [...head, 1, 'Villa', '2 queens', '', 'Ngozi Ada Okafor', 41, ...days, '1986-01-02'],
      [...head, 2, 'Villa', '2 queens', '', 'ZURI O', 7, ...days, ''],
      ['Ngozi Okafor', '', '', '', '', '', '', 'Sam', 70, ...days, ''],
    ]);
  });

  it('has no birth date for a role that may not take them along', () => {
    const { headings, rows } = makeRoomingList([trip], false);
    expect(headings).not.toContain('Birth date');
    expect(JSON.stringify(rows)).not.toContain('1986');
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([headings.length]));
  });
});

describe('bookings for another household', () => {
  const makeId = () => 'new';
  const booked = (over: Partial<Booking>): Booking =>
    ({
      ...{ id: 'b1', kind: 'hotel', supplier: 'Walt Disney World', title: 'Beach Club', status: 'booked' },
      start: { date: '2027-06-12', time: '15:00', zone: 'America/New_York', place: 'Gate 4' },
      ...{ end: null, numbers: [{ role: 'confirmation', value: '4711' }], note: 'Ngozi snores' },
      ...{ people: [{ personId: 'p1', legalName: 'NGOZI OKAFOR' }], totalCents: 100, included: 'For Ngozi' },
      ...over,
    }) as Booking;

  it('keeps where and when, and nothing of the household', () => {
    const [copy] = copyBookingsToBook([booked({})], makeId);
    expect(copy).toEqual({
      ...{ id: 'new', kind: 'hotel', supplier: 'Walt Disney World', title: 'Beach Club', end: null },
      note: 'Not booked yet: your agent books it next.',
      ...{
        status: 'held',
        source: 'agent',
        start: { date: '2027-06-12', time: null, zone: 'America/New_York' },
      },
    });
  });

  it('leaves out what is canceled, an item of a day, and each household’s own way there', () => {
    const all = [booked({ status: 'canceled' }), booked({ itemId: 'i' }), booked({ kind: 'flight' })];
    expect(copyBookingsToBook(all, makeId)).toEqual([]);
  });
});

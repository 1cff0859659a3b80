import { sumBooking } from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import type { DayItem } from '@landsea/contracts/planning';
import { PARKS_ZONE } from '@landsea/contracts/core';
import { aDayItem } from '../../testing/day-fixtures';
import { aTrip, lineId } from '../../testing/trip-fixtures';
import { previewBooking } from '../../trip-bookings/api/bookings-api';
import { makeItemsStep } from './items-step';
import { listDoubts, findProposalProblems, listRemarks } from './proposal-checks';
import { readConfirmation } from '@landsea/web-kit/confirmations';
import { makeProposals } from './read-proposals';
import { chooseReading } from './reading-choices';
import { makeBookingsStep, submitLabel } from './take-confirmation';
import { sixMails } from '../testing/six-mails';
import { findTripAdditions } from './trip-additions';

const trip = aTrip({
  startDate: '2027-04-04',
  endDate: '2027-04-12',
  days: [],
  party: ['Dana', 'Marc', 'Emma', 'Jack', 'Lily', 'Grandma Ruth'].map((name) => ({ name, age: 30 })),
});
const noNames = { restaurant: () => null, hotel: () => null };
const facts = {
  zoneOn: () => PARKS_ZONE,
  zoneAt: (iata: string) => (iata === 'MSP' ? 'America/Chicago' : iata === 'MCO' ? PARKS_ZONE : undefined),
  today: '2026-11-28',
  source: 'pasted' as const,
};
let ids = 0;
const newId = () => lineId((ids += 1));
const proposed = (text: string, on = trip) =>
  makeProposals(readConfirmation(text, { trip: on, names: noNames }), on);
const booked = (text: string, known: Booking[] = []) => makeBookingsStep(proposed(text), known, facts, newId);

it('leaves hotel and ship at the clocks of their place where the trip is elsewhere on that day', () => {
  const inNassau = {
    ...facts,
    zoneOn: (date: string) => (date === '2027-04-08' ? 'America/Nassau' : PARKS_ZONE),
  };
  const zones = (
    text: string,
    change: Partial<typeof facts & { shipZones: { start: string; end: string } }> = {},
  ) =>
    makeBookingsStep(proposed(text), [], { ...inNassau, ...change }, newId).add.map(
      ({ kind, start, end }) => [kind, start.zone, end?.zone],
    );
  expect(zones(sixMails.hotel)).toEqual([['hotel', PARKS_ZONE, PARKS_ZONE]]);
  const shipZones = { start: PARKS_ZONE, end: 'Europe/Madrid' };
  expect(zones(sixMails.cruise, { shipZones })).toEqual([['cruise', PARKS_ZONE, 'Europe/Madrid']]);
  expect(zones(sixMails.cruise)[0]?.[1]).toBe('America/Nassau');
});

describe('six confirmations', () => {
  const bookings = Object.values(sixMails).flatMap((text) => booked(text).add.map(previewBooking));
  const of = (kind: Booking['kind']) => bookings.filter((booking) => booking.kind === kind);

  it('come to what they say: $17,152 with hotel, ship, flights and tickets, and the car', () => {
    const cents = (some: Booking[]) =>
      some.reduce((sum, booking) => sum + sumBooking(booking).bookedCents, 0);
    expect(cents(bookings.filter(({ kind }) => kind !== 'car'))).toBe(17_151_96);
    expect(cents(bookings)).toBe(17_316_33);
  });

  it('say what is paid, and what is due by when', () => {
    expect(of('hotel')[0]?.payments).toMatchObject([
      { kind: 'deposit', cents: 349_88, paidOn: '2026-11-28' },
      { kind: 'final', cents: 2_449_12, dueOn: '2027-03-05', paidOn: null },
    ]);
    expect(of('cruise')[0]?.payments).toMatchObject([
      { kind: 'deposit', cents: 1_824_09, paidOn: '2026-11-28' },
      { kind: 'final', cents: 7_296_35, dueOn: '2027-01-08', paidOn: null },
    ]);
    expect(of('flight').map(({ payments }) => payments)).toMatchObject([
      [{ kind: 'final', cents: 1_842_00, paidOn: '2026-11-28' }],
      [],
    ]);
  });

  it('have times on the clocks of their places', () => {
    expect(of('flight')[0]).toMatchObject({
      title: 'Delta 1187',
      start: { date: '2027-04-04', time: '06:05', zone: 'America/Chicago', airport: 'MSP' },
      end: { date: '2027-04-04', time: '10:28', zone: PARKS_ZONE, airport: 'MCO' },
      numbers: [
        { role: 'locator', value: 'HK7Q2L' },
        { role: 'flight', value: 'DL 1187' },
      ],
    });
    expect(of('hotel')[0]).toMatchObject({
      start: { time: '15:00' },
      end: { date: '2027-04-08', time: '11:00' },
    });
    expect(of('car')[0]).toMatchObject({
      start: { date: '2027-04-08', time: '09:30', place: 'Walt Disney World Dolphin' },
      end: { date: '2027-04-08', time: '12:30', place: 'Port Canaveral' },
    });
    expect(of('cruise')[0]).toMatchObject({ staterooms: [{ number: '7042' }], title: 'Disney Wish' });
  });

  it('name tickets by what they are', () => {
    expect(of('tickets')[0]?.title).toBe('4-Day Theme Park Tickets, Apr 4 – Apr 10, 2027');
  });

  it('update what is booked already instead of doubling it', () => {
    for (const text of Object.values(sixMails)) {
      const again = booked(text, bookings);
      expect(again).toEqual({ add: [], change: [] });
    }
    const later = booked(sixMails.flights.replace('10:28 AM', '1:15 PM'), bookings);
    expect(later).toMatchObject({ add: [], change: [{ end: { time: '13:15', airport: 'MCO' } }] });
  });
});

const table = `Restaurant: Be Our Guest
Date: April 5, 2027
Time: 6:00 PM
Party of 6
Confirmation Number: 4578123
Total: $84.00`;
const step = (text: string, items: DayItem[] = []) =>
  makeItemsStep({ title: 'Added', taken: proposed(text), items, restaurantOf: () => null, newId });

describe('a table', () => {
  it('is a booked item with its number, price and time, which stays when the day is reordered', () => {
    expect(step(table)).toMatchObject({
      change: [],
      add: [
        {
          title: 'Be Our Guest',
          date: '2027-04-05',
          time: '18:00',
          status: 'booked',
          isFixed: true,
          confirmation: '4578123',
          costCents: 8400,
          details: { kind: 'dining' },
        },
      ],
    });
    expect(booked(table)).toEqual({ add: [], change: [] });
  });

  it('books the meal that is planned already, keeps its note, and is not added twice', () => {
    const details = {
      kind: 'dining',
      meal: 'dinner',
      prepaid: false,
      depositCents: null,
      freeCancelHours: null,
      onDiningPlan: false,
    } as const;
    const wish = { date: null, time: null, status: 'wish', note: 'Window seat', catalogueId: null } as const;
    const meal = aDayItem({ id: lineId(3), title: 'be our guest', ...wish, details });
    const { add, change } = step(table, [meal]);
    expect(add).toEqual([]);
    expect(change).toMatchObject([
      { id: lineId(3), date: '2027-04-05', status: 'booked', confirmation: '4578123', note: 'Window seat' },
    ]);
    const [created] = step(table).add ?? [];
    const done = aDayItem({ ...(created as Partial<DayItem>), catalogueId: null, status: 'done' });
    expect(step(table, [done])).toMatchObject({ add: [], change: [{ status: 'done' }] });
  });
});

describe('before it is taken', () => {
  it('is left out when it is not on a day of the trip, or canceled, and says so', () => {
    const [late] = proposed(table.replace('April 5', 'May 2'));
    expect(late?.isTaken).toBe(false);
    expect(late && listDoubts(late, trip)).toContain(
      'This is not on a day of your trip. Change the day here, or the dates of your trip.',
    );
    expect(late && findProposalProblems(late, trip)).toEqual({ date: 'Choose a day of your trip' });
    const [gone] = proposed(`Your reservation has been canceled.\n${table}`);
    expect(gone?.isTaken).toBe(false);
    expect(gone && listDoubts(gone, trip)[0]).toMatch(/^This email says it is canceled/);
  });

  it('asks for the order of day and month once for both days of a mail', () => {
    const [stay] = proposed(
      'Reservation confirmed\nHotel: Rosen Inn\nCheck-in: 06/07/2027\nCheck-out: 06/08/2027\nConfirmation Number: 771202',
    );
    expect(stay?.confirmation.choices.map(({ field }) => field)).toEqual(['date', 'endDate']);
    const chosen = stay && chooseReading(stay, 'endDate', '2027-08-06', trip);
    expect(chosen).toMatchObject({
      date: '2027-07-06',
      endDate: '2027-08-06',
      confirmation: { choices: [] },
    });
  });

  it('never books what the email does not confirm', () => {
    const waiting = `You are on the wait list.\n${table}`;
    expect(step(waiting).add).toMatchObject([{ status: 'planned' }]);
    const [asked] = proposed(`Request received\n${sixMails.hotel.split('\n').slice(1).join('\n')}`);
    expect(asked?.isTaken).toBe(false);
    expect(asked && makeBookingsStep([asked], [], facts, newId).add).toMatchObject([{ status: 'held' }]);
  });

  it('does not name another ship where the email names none', () => {
    const sailing = {
      ship: 'Meridian Lumen',
      nights: 4,
      embarkationDate: '2027-04-08',
      ports: [],
      concierge: false,
    };
    const [cruise] = proposed(sixMails.cruise);
    const onTrip = { ...trip, sailing };
    expect(cruise && listDoubts(cruise, onTrip)).toContain(
      'Your trip has the Meridian Lumen from Thu, Apr 8 instead.',
    );
    expect(cruise && listDoubts({ ...cruise, title: '' }, onTrip)).not.toContain(
      'Your trip has the Meridian Lumen from Thu, Apr 8 instead.',
    );
  });

  it('says on the button what it would do before anything is chosen', () => {
    const gone = proposed(`Your reservation has been canceled.\n${table}`);
    expect(submitLabel([], gone, () => true)).toBe('Mark as canceled');
    expect(submitLabel([], proposed(table), () => true)).toBe('Update my trip');
    expect(submitLabel([], proposed(table), () => false)).toBe('Add to my trip');
  });

  it('says where a hotel differs from the stay of the trip, and where the party does', () => {
    const stay = { hotelName: 'Pop Century Resort', onSite: true };
    const staying = { ...trip, stays: [{ ...stay, checkIn: '2027-04-04', checkOut: '2027-04-07' }] };
    const [hotel] = makeProposals(
      readConfirmation(sixMails.hotel, {
        trip: staying,
        names: { ...noNames, hotel: () => 'Pop Century Resort' },
      }),
      staying,
    );
    expect(hotel && listDoubts(hotel, staying)).toEqual(['Your trip says Sun, Apr 4 to Wed, Apr 7 here.']);
    expect(hotel?.addsToTrip).toBe(false);
    expect(hotel?.isTaken).toBe(false);
    const [small] = proposed(table.replace('Party of 6', 'Party of 5'));
    expect(small && listDoubts(small, trip)).toEqual([]);
    expect(small && listRemarks(small, trip)).toEqual([
      'The email is for 5, your party is 6. Choose who goes once it is on your trip.',
    ]);
  });

  it('refuses amounts that do not add up', () => {
    const [hotel] = proposed(sixMails.hotel);
    expect(hotel && findProposalProblems({ ...hotel, paid: '2,000' }, trip)).toEqual({
      total: 'Paid and due are more than this total',
    });
    expect(hotel && findProposalProblems({ ...hotel, paid: 'lots' }, trip)).toHaveProperty('paid');
  });

  it('offers the stay and the sailing that the trip does not have', () => {
    const bare = { ...trip, mode: 'parks' as const, stays: [], sailing: null };
    const taken = [...proposed(sixMails.hotel, bare), ...proposed(sixMails.cruise, bare)];
    expect(taken.map(({ addsToTrip }) => addsToTrip)).toEqual([true, true]);
    const known = { itineraries: [], ports: [], isOnSite: () => true };
    expect(findTripAdditions(taken, bare, known)).toMatchObject({
      mode: 'combined',
      stays: [{ onSite: true, checkIn: '2027-04-04', checkOut: '2027-04-08' }],
      sailing: { ship: 'Disney Wish', embarkationDate: '2027-04-08', nights: 4 },
    });
    expect(findTripAdditions(taken, bare, known)?.sailing?.ports).toHaveLength(5);
    expect(
      findTripAdditions(
        taken.map((each) => ({ ...each, addsToTrip: false })),
        bare,
        known,
      ),
    ).toBeUndefined();
  });
});

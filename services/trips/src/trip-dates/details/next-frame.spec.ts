import { addDays } from '@landsea/contracts/core';
import { findTripProblems } from '@landsea/contracts/trip';
import { listTripDays } from '@landsea/rules/trip';
import { getNextFrame, getNextLineDay, type TripFrame } from './next-frame.js';
import type { ChangingTrip } from './dependent-effects.js';
import { listEffects } from './trip-effects.js';

const now = new Date('2026-11-21T12:00:00Z');
const stay = (hotelName: string, checkIn: string, checkOut: string, onSite = true) => ({
  hotelName,
  onSite,
  checkIn,
  checkOut,
});

const combined = (change: Partial<TripFrame> = {}): TripFrame => {
  const trip = {
    mode: 'combined' as const,
    startDate: '2027-03-11',
    endDate: '2027-03-18',
    stays: [
      stay('Pop Century', '2027-03-11', '2027-03-14'),
      stay('Port Inn', '2027-03-14', '2027-03-15', false),
    ],
    sailing: {
      ship: 'Disney Wish',
      embarkationDate: '2027-03-15',
      nights: 3,
      concierge: false,
      ports: ['Port Canaveral', 'Nassau', 'At Sea', 'Port Canaveral'].map((port, day) => ({
        date: addDays('2027-03-15', day),
        port,
      })),
    },
    ...change,
  };
  const days = listTripDays(trip);
  const second = days[1];
  if (second) Object.assign(second, { parks: ['epcot'], note: 'Soarin first' });
  return { ...trip, days };
};

describe('getNextFrame', () => {
  it('moves everything with the trip, what is written about a day included', () => {
    const { frame, shift, lostDays } = getNextFrame(combined(), {
      startDate: '2027-03-25',
      endDate: '2027-04-01',
    });
    expect(shift).toBe(14);
    expect(lostDays).toEqual([]);
    expect(frame.stays.map(({ checkIn, checkOut }) => [checkIn, checkOut])).toEqual([
      ['2027-03-25', '2027-03-28'],
      ['2027-03-28', '2027-03-29'],
    ]);
    expect(frame.sailing?.ports.map(({ date }) => date)).toEqual([
      '2027-03-29',
      '2027-03-30',
      '2027-03-31',
      '2027-04-01',
    ]);
    expect(frame.days[1]).toEqual({
      date: '2027-03-26',
      kind: 'park',
      parks: ['epcot'],
      place: null,
      note: 'Soarin first',
      version: 1,
    });
    expect(findTripProblems(frame)).toEqual([]);
  });

  it('keeps when the family arrives and leaves with the day that moves', () => {
    const trip = combined();
    const days = trip.days.map((day, index) =>
      index === 1 ? { ...day, arrivesAt: '13:00', leavesAt: '19:00' } : day,
    );
    const moved = getNextFrame({ ...trip, days }, { startDate: '2027-03-25', endDate: '2027-04-01' });
    expect(moved.frame.days[1]).toMatchObject({ date: '2027-03-26', arrivesAt: '13:00', leavesAt: '19:00' });
    const longer = getNextFrame({ ...trip, days }, { startDate: '2027-03-10' });
    expect(longer.frame.days[2]).toMatchObject({ date: '2027-03-12', arrivesAt: '13:00' });
  });

  it('keeps those times where a park day stays one for another reason, and drops them at sea', () => {
    const trip = combined();
    const days = trip.days.map((day, index) =>
      index === 3 ? { ...day, kind: 'park' as const, parks: ['epcot' as const], arrivesAt: '13:00' } : day,
    );
    const stays = [stay('Pop Century', '2027-03-11', '2027-03-15')];
    const onLand = getNextFrame({ ...trip, days }, { stays });
    expect(onLand.frame.days[3]).toMatchObject({ kind: 'park', parks: ['epcot'], arrivesAt: '13:00' });
    const sailing = trip.sailing && {
      ...trip.sailing,
      embarkationDate: '2027-03-14',
      ports: trip.sailing.ports.map(({ date, port }) => ({ date: addDays(date, -1), port })),
    };
    const atSea = getNextFrame({ ...trip, days }, { sailing });
    expect(atSea.frame.days[3]).toMatchObject({ kind: 'embarkation', parks: [] });
    expect(atSea.frame.days[3]?.arrivesAt ?? null).toBeNull();
  });

  it('moves nothing when only the first day changes: the trip gets longer', () => {
    const { frame, shift } = getNextFrame(combined(), { startDate: '2027-03-10' });
    expect(shift).toBe(0);
    expect(frame.stays[0]?.checkIn).toBe('2027-03-11');
    expect(frame.days.map(({ date, kind }) => `${date} ${kind}`).slice(0, 2)).toEqual([
      '2027-03-10 travel',
      '2027-03-11 park',
    ]);
    expect(frame.days[2]).toMatchObject({ parks: ['epcot'], note: 'Soarin first' });
  });

  it('cuts a stay that reaches beyond the trip and lets one fall out that has no night left', () => {
    const parks = combined({
      mode: 'parks',
      sailing: null,
      stays: [
        stay('Pop Century', '2027-03-11', '2027-03-14'),
        stay('Contemporary', '2027-03-14', '2027-03-18'),
      ],
    });
    expect(
      getNextFrame(parks, { endDate: '2027-03-16' }).frame.stays.map(({ checkOut }) => checkOut),
    ).toEqual(['2027-03-14', '2027-03-16']);
    expect(getNextFrame(parks, { endDate: '2027-03-14' }).frame.stays).toHaveLength(1);
    const [first] = getNextFrame(parks, { startDate: '2027-03-12' }).frame.stays;
    expect(first).toMatchObject({ checkIn: '2027-03-12', checkOut: '2027-03-14' });
  });

  it('names the days that were planned and have no date any more', () => {
    const { lostDays } = getNextFrame(combined({ sailing: null, mode: 'parks' }), {
      startDate: '2027-03-13',
    });
    expect(lostDays.map(({ date, note }) => [date, note])).toEqual([['2027-03-12', 'Soarin first']]);
  });

  it('counts a day as planned that has a park alone, at either end', () => {
    const parks = combined({ mode: 'parks', sailing: null });
    const days = parks.days.map((day, at) =>
      at === 6 ? { ...day, parks: ['magic-kingdom' as const] } : day,
    );
    const lost = (change: { startDate?: string; endDate?: string }) =>
      getNextFrame({ ...parks, days }, change).lostDays.map(({ date }) => date);
    expect(lost({ endDate: '2027-03-16' })).toEqual(['2027-03-17']);
    expect(lost({ startDate: '2027-03-18', endDate: '2027-03-25' })).toEqual([]);
  });

  it('takes the port that the sailing now names, and keeps what was noted for the day', () => {
    const trip = combined();
    const days = trip.days.map((day, at) => (at === 5 ? { ...day, note: 'Snorkel' } : day));
    const ports = trip.sailing?.ports.map((call) => ({
      ...call,
      port: call.port.replace('Nassau', 'Cozumel'),
    }));
    const sailing = trip.sailing && { ...trip.sailing, ports: ports ?? [] };
    expect(getNextFrame({ ...trip, days }, { sailing }).frame.days[5]).toMatchObject({
      kind: 'port',
      place: 'Cozumel',
      note: 'Snorkel',
    });
  });

  it('reckons no days for dates that no trip can have', () => {
    for (const endDate of ['2199-12-31', '2027-03-01'])
      expect(getNextFrame(combined(), { endDate }).frame.days).toEqual([]);
  });

  it('leaves a sailing that does not fit for the person to decide', () => {
    expect(findTripProblems(getNextFrame(combined(), { endDate: '2027-03-16' }).frame)).toEqual([
      { path: ['sailing', 'embarkationDate'], message: 'The sailing must lie within the trip dates' },
    ]);
  });

  it('keeps a day that somebody made a rest day, and its note where the sailing takes the day', () => {
    const trip = combined();
    const rested = {
      ...trip,
      days: trip.days.map((day, at) => (at === 2 ? { ...day, kind: 'rest' as const, note: 'Pool' } : day)),
    };
    expect(getNextFrame(rested, { name: 'Renamed' }).frame.days[2]).toMatchObject({
      kind: 'rest',
      note: 'Pool',
    });
    const parks = getNextFrame(rested, { mode: 'parks' }).frame;
    expect(parks.sailing).toBeNull();
    expect(parks.days.at(-2)).toMatchObject({ kind: 'travel', place: null });
  });
});

describe('listEffects', () => {
  const said = (
    change: Parameters<typeof getNextFrame>[1],
    trip = combined(),
    beside: Partial<ChangingTrip> = {},
  ) =>
    listEffects(
      {
        ...trip,
        party: [{ name: 'Robin', age: 40 }],
        meals: [
          {
            id: 'b0000000-0000-4000-8000-000000000001',
            place: 'Be Our Guest',
            date: '2027-03-12',
            time: '18:00',
            version: 1,
            people: 4,
          },
        ],
        paymentDueOn: '2026-12-20',
        lines: [
          { day: '2027-03-12', dueOn: '2027-01-15' },
          { day: '2027-03-13', dueOn: null },
        ],
        tasks: [
          { from: 'start', days: -3 },
          { from: 'embarkation', days: 0 },
          { from: 'date', on: '2027-01-15' },
          { from: 'window' },
        ],
        ...beside,
      },
      getNextFrame(trip, change),
      now,
    );

  it('says in words what moves with the trip, its windows and bookings included', () => {
    const effects = said({ startDate: '2027-03-25', endDate: '2027-04-01' });
    expect(effects[0]).toEqual({
      kind: 'moves',
      what: 'The trip',
      from: 'Thu, Mar 11, 2027 – Thu, Mar 18, 2027',
      to: 'Thu, Mar 25, 2027 – Thu, Apr 1, 2027',
    });
    expect(effects.filter(({ kind }) => kind === 'check').map(({ what }) => what)).toEqual([
      'Change the booking at Pop Century',
      'Change the booking at Port Inn',
      'A sailing of Disney Wish on this day',
      'The final payment that you entered',
      'Your table at Be Our Guest',
      '1 due date in the budget',
      '1 task on a fixed date',
    ]);
    expect(effects).toContainEqual({
      kind: 'moves',
      what: '2 tasks on the checklist',
      from: null,
      to: 'with the trip',
    });
    expect(effects).toContainEqual({
      kind: 'moves',
      what: '2 budget lines with a day',
      from: null,
      to: 'with their day',
    });
    expect(effects.find(({ what }) => what.startsWith('Final cruise payment'))).toMatchObject({
      kind: 'moves',
      from: 'Sun, Dec 20, 2026',
      to: 'Tue, Dec 29, 2026',
    });
    const dining = effects.find(({ what }) => what.startsWith('Dining opens'));
    expect(dining).toMatchObject({ kind: 'moves', from: 'Sun, Jan 10, 2027', to: 'Sun, Jan 24, 2027' });
  });

  it('moves no final payment that is not due: nobody booked the cruise, or it is paid', () => {
    const payments = (cruises: ChangingTrip['cruises'], change: Parameters<typeof getNextFrame>[1]) =>
      said(change, combined(), { paymentDueOn: null, cruises }).flatMap(({ what }) =>
        what.startsWith('Final cruise payment') ? [what] : [],
      );
    const later = { startDate: '2027-03-25', endDate: '2027-04-01' };
    const at = { date: '2027-03-15', time: null, zone: 'America/New_York' };
    const booked = {
      ...{ id: 'b0000000-0000-4000-8000-000000000002', title: 'Disney Wish', start: at, end: null },
      ...{ status: 'booked' as const, heldUntil: null, numbers: [], totalCents: 50_000 },
      payments: [{ id: 'p', kind: 'final' as const, cents: 50_000, dueOn: null, paidOn: '2026-11-01' }],
    };
    for (const change of [later, { mode: 'parks' as const }]) {
      expect(payments([], change)).toEqual([]);
      expect(payments([booked], change)).toEqual([]);
      expect(payments([{ ...booked, payments: [] }], change)).toHaveLength(1);
    }
  });

  it('asks after a table whose date is in the trip no more, though nothing else moved, and after no due date', () => {
    const changes = said({ startDate: '2027-03-13' }).filter(({ kind }) => kind === 'check');
    expect(changes.map(({ what }) => what)).toEqual([
      'Change the booking at Pop Century',
      'Your table at Be Our Guest',
      '1 task on a fixed date',
    ]);
    expect(said({ startDate: '2027-03-10' }).map(({ what }) => what)).not.toContain(
      'Your table at Be Our Guest',
    );
  });

  it('asks after a table as soon as the trip moves, though its date still lies within', () => {
    const table = { kind: 'check', what: 'Your table at Be Our Guest', from: 'Fri, Mar 12, 2027, 18:00' };
    expect(said({ startDate: '2027-03-12', endDate: '2027-03-19' })).toContainEqual(
      expect.objectContaining(table),
    );
  });

  it('distinguishes a stay that is cut from one that moves, another ship from the same, and a sailing that is given up', () => {
    const trip = combined();
    const stays = said({ startDate: '2027-03-12' }).filter(({ what }) => what === 'Pop Century');
    expect(stays.map(({ kind }) => kind)).toEqual(['changes']);
    const ofShip = (change: Parameters<typeof getNextFrame>[1]) =>
      said(change).filter(({ what }) => /^Disney/.test(what));
    const other = trip.sailing && { ...trip.sailing, ship: 'Disney Dream' };
    expect(ofShip({ sailing: other })).toMatchObject([{ kind: 'changes', what: 'Disney Dream' }]);
    expect(ofShip({ mode: 'parks' })).toMatchObject([{ kind: 'falls-out', what: 'Disney Wish', to: null }]);
  });

  it('says when a window would be past already', () => {
    const effects = said({ startDate: '2026-12-10', endDate: '2026-12-17' });
    expect(effects.find(({ what }) => what.startsWith('Dining opens'))?.to).toBe(
      'Sun, Oct 11, 2026, already past',
    );
  });

  it('says what a planned day loses', () => {
    expect(said({ startDate: '2027-03-13' }, combined({ sailing: null, mode: 'parks' }))).toContainEqual({
      kind: 'falls-out',
      what: 'Fri, Mar 12, 2027',
      from: 'park day, EPCOT: Soarin first',
      to: null,
    });
  });

  it('takes the day of a budget line that has none any more, and of no other', () => {
    const trip = combined();
    const next = getNextFrame(trip, { startDate: '2027-03-13' });
    const days = ['2027-03-09', '2027-03-12', '2027-03-14'].map((day) => getNextLineDay(trip, next, day));
    expect(days).toEqual(['2027-03-09', null, '2027-03-14']);
    expect(said({ startDate: '2027-03-13' })).toContainEqual(
      expect.objectContaining({ kind: 'falls-out', what: 'The day of 1 budget line' }),
    );
  });

  it('asks for the last day to cancel anew, where a booking moves', () => {
    const base = combined();
    const cancelBy = { date: '2027-01-02' };
    const trip = combined({
      stays: base.stays.map((stay) => ({ ...stay, cancelBy })),
      sailing: base.sailing && { ...base.sailing, cancelBy },
    });
    const later = { startDate: '2027-03-25', endDate: '2027-04-01' };
    const { frame } = getNextFrame(trip, later);
    expect([...frame.stays, frame.sailing].filter((booking) => booking?.cancelBy)).toEqual([]);
    const checks = said(later, trip).filter(({ what }) => what.startsWith('The last day to cancel'));
    expect(checks).toHaveLength(3);
    expect(said(later, trip).filter(({ what }) => what.startsWith('Last day to cancel'))).toEqual([]);
    expect(checks[0]).toMatchObject({ kind: 'check', from: 'Sat, Jan 2, 2027', to: 'enter the new one' });
    expect(getNextFrame(trip, { name: 'Same dates' }).frame.sailing?.cancelBy).toEqual(cancelBy);
    expect(said({ name: 'Same dates' }, trip)).toEqual([]);
  });

  it('is silent where nothing follows', () => {
    expect(said({ name: 'Another name' })).toEqual([]);
  });
});

import { listBookingWindows } from '../../booking-windows/booking-windows.js';
import { generatedTrip } from '../../booking-windows/testing/generated-trips.js';
import { addDays } from '@landsea/contracts/core';
import { listTripDays } from '../../trip/trip-days.js';
import type { LandStay, Sailing, Traveler } from '@landsea/contracts/trip';
import { workflowAnchors, workflowConditions } from '@landsea/contracts/agents';
import type { WorkflowTrip } from './workflow-anchors.js';
import { dateTasks, formatTaskTiming } from './workflow-dates.js';
import { workflowTemplates } from './workflow-templates.js';

const now = new Date('2026-11-27T15:00:00Z');
const since = '2026-11-27';
const templates = Object.values(workflowTemplates);

const wilderness: LandStay = {
  hotelName: 'Wilderness Lodge',
  onSite: true,
  checkIn: '2027-05-01',
  checkOut: '2027-05-05',
};
const wish: Sailing = {
  ship: 'Disney Wish',
  embarkationDate: '2027-05-05',
  nights: 4,
  concierge: false,
  ports: [],
};
const ana: Traveler = { name: 'Ana', age: 38 };
const leo: Traveler = { name: 'Leo', age: 7 };

interface Change {
  stays?: LandStay[];
  sailing?: Sailing | null;
  party?: Traveler[];
  startDate?: string;
  bookedOn?: string;
  payments?: NonNullable<WorkflowTrip['payments']>;
}

const aTrip = ({
  stays = [wilderness],
  sailing = null,
  party = [ana, leo],
  startDate = stays[0]?.checkIn ?? '2027-05-05',
  bookedOn = since,
  payments = [],
}: Change = {}): WorkflowTrip => {
  const endDate = sailing ? addDays(sailing.embarkationDate, sailing.nights) : (stays.at(-1)?.checkOut ?? '');
  const mode = sailing
    ? stays.length > 0
      ? ('combined' as const)
      : ('cruise' as const)
    : ('parks' as const);
  const shape = { mode, startDate, endDate, stays, sailing };
  const windows = listBookingWindows({ ...shape, party, days: listTripDays(shape), payments }, now);
  return { ...shape, party, windows, payments, bookedOn };
};

const landAndSea = [
  '2026-11-27 Book the stateroom first',
  '2026-11-27 Book the park package',
  '2026-11-28 Offer one travel protection for the whole trip',
  '2026-11-28 Invite the family to the portal',
  '2026-11-29 Client: Pay both deposits',
  '2026-11-29 Read both confirmations name by name',
  '2026-11-30 Send one list of key dates',
  '2026-11-30 Enter both expected commissions',
  '2026-12-02 Plan the way from hotel to port and to the airport',
  '2026-12-02 Client: Link the package and the sailing to your accounts',
  '2026-12-07 Client: Complete heights, diets and celebrations',
  '2026-12-07 Client: Decide on travel protection',
  '2026-12-11 Client: Check every passport, and apply or renew',
  '2026-12-18 Draft the park days around the ship',
  '2026-12-27 Look for better prices on land and sea',
  '2027-01-21 Remind the family of the cruise’s final payment',
  '2027-02-01 Client: Make the cruise’s final payment',
  '2027-02-04 Confirm the cruise’s balance',
  '2027-02-05 Ask for ranked cruise activities',
  '2027-02-14 Client: Rank the cruise activities',
  '2027-02-19 Book the cruise activities as they open',
  '2027-02-20 Tell the family what was booked at sea',
  '2027-02-25 Client: Rank your dining wishes on land',
  '2027-03-02 Book the tables as they open',
  '2027-03-22 Remind the family of the package’s final payment',
  '2027-03-29 Client: Collect photos and papers for cruise check-in',
  '2027-03-30 Client: Make the package’s final payment',
  '2027-04-01 Confirm the package’s balance',
  '2027-04-05 Client: Check in for the cruise as it opens',
  '2027-04-06 Fit the transfer to the port arrival time',
  '2027-04-17 Send one itinerary for land and sea',
  '2027-04-20 Client: Rank the rides for each park day',
  '2027-04-24 Book the Lightning Lanes as they open',
  '2027-04-30 Send the day-before message',
  '2027-05-04 Send the message for the change between land and sea',
  '2027-05-10 Send the welcome-home message',
  '2027-05-13 Client: Tell us how it went',
  '2027-05-15 Ask for a review',
  '2027-05-23 Ask about the next trip',
  '2027-06-08 Remove papers and update loyalty levels',
  '2027-06-23 Check that the commission came in',
];

const dueOf = (trip: WorkflowTrip, key: string, template = workflowTemplates.parks, from = since) =>
  dateTasks(template.tasks, trip, from).find((task) => task.key === key);

describe('the shipped templates', () => {
  it.each(templates)('$title has keys, titles and reasons of its own, and known anchors', ({ tasks }) => {
    expect(new Set(tasks.map(({ key }) => key)).size).toBe(tasks.length);
    expect(new Set(tasks.map(({ title }) => title)).size).toBe(tasks.length);
    for (const { title, reason, anchor, when, key } of tasks) {
      expect(key).toMatch(/^[a-z-]+$/);
      expect(title).not.toMatch(/\.$/);
      expect(reason).toMatch(/\.$/);
      expect(workflowAnchors).toContain(anchor);
      if (when) expect(workflowConditions).toContain(when);
    }
    expect(tasks.length).toBeGreaterThanOrEqual(34);
    expect(tasks.some(({ who }) => who === 'client')).toBe(true);
  });

  it('have no task on the trip that belongs before it, on trips of any shape', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const made = generatedTrip(seed);
      const dates = made.days.map(({ date }) => date).sort();
      const [startDate = since] = dates;
      const trip: WorkflowTrip = {
        ...made,
        startDate,
        endDate: dates.at(-1) ?? startDate,
        windows: listBookingWindows(made, now),
        bookedOn: addDays(startDate, -40),
      };
      for (const template of templates) {
        const tasks = dateTasks(template.tasks, trip, addDays(startDate, -40));
        expect(new Set(tasks.map(({ key }) => key)).size).toBe(tasks.length);
        const before = tasks.filter(
          ({ anchor, days }) => anchor === 'booked' || (anchor === 'departure' && days < 0),
        );
        expect(before.filter(({ dueOn }) => dueOn >= startDate)).toEqual([]);
        expect(tasks.filter(({ anchor, dueOn }) => anchor === 'return' && dueOn <= trip.endDate)).toEqual([]);
      }
    }
  });
});

describe('a task’s day', () => {
  it('counts from the window, the payment, the booking, the departure and the return, and says so', () => {
    const trip = aTrip();
    expect(dueOf(trip, 'dining-ask')).toMatchObject({
      dueOn: '2027-02-16',
      rule: '14 days before dining opens (Mar 2)',
    });
    expect(dueOf(trip, 'dining-book')).toMatchObject({
      dueOn: '2027-03-02',
      rule: 'The day dining opens (Mar 2)',
    });
    expect(dueOf(trip, 'payment-pay')).toMatchObject({
      dueOn: '2027-03-30',
      rule: '2 days before the package’s final payment is due (Apr 1)',
      who: 'client',
    });
    expect(dueOf(trip, 'read-back')?.rule).toBe('1 day after the trip was booked (Nov 27)');
    expect(dueOf(trip, 'documents')?.dueOn).toBe('2027-04-17');
    expect(dueOf(trip, 'welcome-home')?.dueOn).toBe('2027-05-06');
  });

  it('moves with the trip, but not what counts from the booking', () => {
    const later = { ...wilderness, checkIn: '2027-06-01', checkOut: '2027-06-05' };
    expect(dueOf(aTrip({ stays: [later] }), 'dining-ask')?.dueOn).toBe('2027-03-19');
    expect(dueOf(aTrip({ stays: [later] }), 'deposit')?.dueOn).toBe('2026-11-29');
  });

  it('is the one of the budget where that names another final payment', () => {
    const line = {
      lineId: 'a',
      label: 'Hotel',
      category: 'resort-stay',
      vendor: null,
      dueKind: 'final-payment',
      dueOn: '2027-03-20',
      cents: 5,
      asOf: since,
    } as const;
    expect(dueOf(aTrip({ payments: [line] }), 'payment-confirm')?.dueOn).toBe('2027-03-20');
    const other = { ...line, category: 'dining' } as const;
    expect(dueOf(aTrip({ payments: [other] }), 'payment-confirm')?.dueOn).toBe('2027-04-01');
  });

  it('is at once when it had passed, and never when it is of no use any more', () => {
    const soon = { ...wilderness, checkIn: '2026-12-04', checkOut: '2026-12-08' };
    const trip = aTrip({ stays: [soon] });
    expect(dueOf(trip, 'dining-book')).toMatchObject({ dueOn: since, isLate: true });
    expect(dueOf(trip, 'park-days')).toMatchObject({
      dueOn: '2026-12-03',
      rule: 'Before the trip begins (Dec 4)',
    });
    const over = dateTasks(workflowTemplates.parks.tasks, trip, '2026-12-20');
    expect(new Set(over.map(({ anchor }) => anchor))).toEqual(new Set(['return']));
  });

  it('is still there on the last day on which it is of use', () => {
    const trip = aTrip({ stays: [{ ...wilderness, checkIn: '2026-12-04', checkOut: '2026-12-08' }] });
    const dueFrom = (from: string) => dueOf(trip, 'park-days', workflowTemplates.parks, from)?.dueOn;
    expect(dueFrom('2026-12-03')).toBe('2026-12-03');
    expect(dueFrom('2026-12-04')).toBeUndefined();
  });

  it('comes again until the final payment, and not at all where that is past', () => {
    const { cruise, parks } = workflowTemplates;
    expect(dueOf(aTrip(), 'offer-watch')).toMatchObject({
      dueOn: '2026-12-27',
      repeat: { every: 'month', until: '2027-04-01' },
    });
    const sailing = aTrip({ stays: [], sailing: wish, startDate: wish.embarkationDate });
    expect(dueOf(sailing, 'price-watch', cruise)?.repeat).toEqual({ every: 'month', until: '2027-02-04' });
    const soon = { ...wilderness, checkIn: '2027-01-20', checkOut: '2027-01-24' };
    expect(dueOf(aTrip({ stays: [soon] }), 'offer-watch')).toBeUndefined();
    const once = dateTasks(parks.tasks, aTrip(), since).filter(({ repeat }) => !repeat);
    expect(once.length).toBeGreaterThan(30);
  });

  it('is there once for each hotel of a split stay', () => {
    const second = {
      ...wilderness,
      hotelName: 'Beach Club Resort',
      checkIn: '2027-05-05',
      checkOut: '2027-05-08',
    };
    const titles = dateTasks(workflowTemplates.parks.tasks, aTrip({ stays: [wilderness, second] }), since)
      .filter(({ key }) => key.startsWith('dining-book'))
      .map(({ title }) => title);
    expect(titles).toEqual([
      'Book the tables as they open, Wilderness Lodge',
      'Book the tables as they open, Beach Club Resort',
    ]);
  });
});

describe('which tasks a trip has', () => {
  it('follows from what is planned', () => {
    const family = aTrip();
    expect(dueOf(family, 'dining-daily')).toBeUndefined();
    expect(dueOf(family, 'access')).toBeUndefined();
    expect(dueOf(aTrip({ stays: [{ ...wilderness, onSite: false }] }), 'dining-daily')).toBeDefined();
    expect(dueOf(aTrip({ party: [{ ...ana, pace: 'wheelchair' }] }), 'access')).toBeDefined();
    const { cruise } = workflowTemplates;
    const sailing = { stays: [], sailing: wish, startDate: wish.embarkationDate };
    expect(dueOf(aTrip({ ...sailing, party: [ana] }), 'minor-letter', cruise)).toBeUndefined();
    expect(dueOf(aTrip(sailing), 'minor-letter', cruise)).toBeDefined();
    expect(dueOf(aTrip(sailing), 'early-pay', cruise)).toBeUndefined();
    const gold = { ...ana, loyaltyLevel: 'gold' } as const;
    expect(dueOf(aTrip({ ...sailing, party: [gold] }), 'early-pay', cruise)).toMatchObject({
      dueOn: '2026-12-30',
    });
  });

  it('reads as an agent’s list for a week on land and at sea', () => {
    const list = dateTasks(workflowTemplates.combined.tasks, aTrip({ sailing: wish }), since);
    expect(
      list.map(({ dueOn, title, who }) => `${dueOn} ${who === 'client' ? 'Client: ' : ''}${title}`),
    ).toEqual(landAndSea);
  });
});

it.each([
  ['departure', -10, '10 days before the trip begins'],
  ['dining', 0, 'The day dining opens'],
  ['return', 1, '1 day after the trip ends'],
] as const)('says when a task is due, whatever the trip: %s, %s', (anchor, days, text) => {
  expect(formatTaskTiming({ anchor, days })).toBe(text);
});

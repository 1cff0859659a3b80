import { findDayConflicts, makeDayContext } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import { aFlight } from '../../testing/booking-fixtures';
import { aDayItem } from '../../testing/day-fixtures';
import { anAttraction, aParkCalendar, aShow, aTravel } from '../../testing/park-fixtures';
import { aTrip, lineId } from '../../testing/trip-fixtures';
import { listConflictFixes, type Plans } from './conflict-fixes';

const date = '2027-03-14';
const day = { kind: 'park', place: null, note: null, version: 1 } as const;
const trip = aTrip({
  party: [
    { name: 'Robin Lee', age: 38 },
    { name: 'Leo Lee', age: 6, heightInches: 42 },
  ],
  days: [
    { ...day, date, parks: ['magic-kingdom'] },
    { ...day, date: '2027-03-15', parks: ['epcot'] },
    { ...day, date: '2027-03-16', parks: ['magic-kingdom'] },
  ],
});
const small = anAttraction({ id: 'small-world', name: 'Small World', heightInches: null });
const catalogue: Plans['catalogue'] = {
  attractions: [anAttraction(), small],
  shows: [aShow({ times: ['17:00', '21:00'] })],
  restaurants: [],
  snacks: [],
  meets: [],
  photoSpots: [],
  calendar: aParkCalendar(),
  travel: aTravel(),
};
const smallWorld = (overrides: Partial<DayItem>) =>
  aDayItem({ title: 'Small World', catalogueId: 'small-world', ...overrides });

const offered = (items: DayItem[], on = date, bookings: Plans['bookings'] = []) => {
  const plans: Plans = { trip, days: trip.days, items, catalogue, bookings };
  const that = trip.days.find((each) => each.date === on);
  if (!that) throw new Error('no day');
  return findDayConflicts(items, makeDayContext(trip, that, catalogue, items, bookings)).map((conflict) => ({
    kind: conflict.kind,
    fixes: listConflictFixes(conflict, plans).map(({ label, change }) => ({ label, change })),
  }));
};

it('leaves out those who are too short, unless nobody is left', () => {
  expect(offered([aDayItem()])).toEqual([
    { kind: 'height', fixes: [{ label: 'Skip it for Leo', change: { people: [trip.party[0]?.name] } }] },
  ]);
  expect(offered([aDayItem({ people: ['Leo Lee'] })])).toEqual([{ kind: 'height', fixes: [] }]);
});

it('moves what is in the wrong park to the nearest day there, at its time', () => {
  const [found] = offered([smallWorld({ date: '2027-03-15', time: '11:00' })], '2027-03-15');
  expect(found).toMatchObject({
    kind: 'wrong-park',
    fixes: [
      { label: 'Move to Sun, Mar 14 (Magic Kingdom)', change: { date, time: '11:00', status: 'planned' } },
    ],
  });
});

it('keeps the day and loses the time where another plan has it', () => {
  const other = aDayItem({ id: lineId(2), title: 'Lunch', time: '11:00', minutes: 60, catalogueId: null });
  const lunches = [other, { ...other, id: lineId(3), date: '2027-03-16' }];
  const items = [smallWorld({ date: '2027-03-15', time: '11:00' }), ...lunches];
  expect(offered(items, '2027-03-15')[0]?.fixes).toMatchObject([
    { label: 'Move to Sun, Mar 14 (Magic Kingdom)', change: { date, time: null } },
  ]);
});

it('offers another time for either of two plans, and none for what is booked', () => {
  const first = smallWorld({ time: '10:00', minutes: 60 });
  const second = smallWorld({ id: lineId(2), title: 'Lunch', time: '10:30', catalogueId: null, minutes: 30 });
  const labels = (items: DayItem[]) =>
    offered(items)
      .find(({ kind }) => kind === 'overlap')
      ?.fixes.map(({ label }) => label);
  expect(labels([first, second])).toEqual([
    expect.stringMatching(/^Lunch \d+ minutes (earlier|later)$/),
    expect.stringMatching(/^Small World \d+ minutes (earlier|later)$/),
  ]);
  expect(labels([first, { ...second, status: 'booked' }])).toEqual([
    expect.stringMatching(/^Small World \d+ minutes (earlier|later)$/),
  ]);
});

it('offers the showtime next to the planned one', () => {
  const show = aDayItem({
    title: 'Happily Ever After',
    catalogueId: 'happily-ever-after',
    time: '19:30',
    details: { kind: 'show' },
  });
  expect(offered([show])[0]).toMatchObject({
    kind: 'showtime',
    fixes: [{ label: '9:00 PM instead', change: { time: '21:00' } }],
  });
});

it('moves what comes before a landing to another day, never to another time before it', () => {
  const landing = { date, time: '10:28', zone: 'America/New_York', airport: 'MCO' };
  const ride = smallWorld({ time: '09:15' });
  expect(offered([ride], date, [aFlight({ end: landing })])).toEqual([
    {
      kind: 'before-arrival',
      fixes: [
        {
          label: 'Move to Tue, Mar 16 (Magic Kingdom)',
          change: expect.objectContaining({ date: '2027-03-16', time: '09:15' }) as unknown,
        },
      ],
    },
  ]);
  expect(offered([smallWorld({ time: '12:00' })], date, [aFlight({ end: landing })])[0]?.fixes).toMatchObject(
    [{ label: '12:45 PM instead', change: { time: '12:45' } }],
  );
});

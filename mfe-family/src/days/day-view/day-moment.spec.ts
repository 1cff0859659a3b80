import type { DayContext } from '@landsea/rules/day-plans';
import { aDayItem } from '../../testing/day-fixtures';
import { lineId } from '../../testing/trip-fixtures';
import { aParkCalendar, aTravel } from '../../testing/park-fixtures';
import { getDayMoment } from './day-moment';

const inPort: DayContext = {
  date: '2027-03-14',
  parks: [],
  earlyEntry: false,
  people: [],
  catalogue: {
    attractions: [],
    shows: [],
    restaurants: [],
    snacks: [],
    meets: [],
    photoSpots: [],
    calendar: aParkCalendar(),
    travel: aTravel(),
  },
};

const ride = aDayItem();
const lunch = aDayItem({ id: lineId(2), title: 'Lunch', time: '12:00', details: { kind: 'break' } });
const done = (number: number, doneAt: string) =>
  aDayItem({ id: lineId(number), status: 'done', details: { kind: 'attraction', doneAt } });

describe('a day at a moment', () => {
  it('has what is first and what follows, without what is done or only noted', () => {
    const note = aDayItem({ id: lineId(5), details: { kind: 'note' } });
    const moment = getDayMoment([lunch, note, ride, done(3, '2027-03-14T13:00:00Z')], undefined, 600);
    expect(moment.first?.item).toBe(ride);
    expect(moment.rest.map(({ item }) => item)).toEqual([lunch]);
    expect(moment.notes).toEqual([note]);
  });

  it('names no walk between the shore and the ship', () => {
    const tour = aDayItem({
      title: 'City tour',
      time: '09:30',
      place: 'Nassau',
      park: null,
      catalogueId: null,
      details: { kind: 'activity', section: null },
    });
    const dinner = aDayItem({
      id: lineId(2),
      title: '1923',
      time: '20:15',
      place: 'Disney Wish',
      park: null,
      catalogueId: null,
      details: { kind: 'activity', section: null },
    });
    expect(getDayMoment([tour, dinner], inPort, 540).rest[0]).toMatchObject({ item: dinner, walk: null });
  });

  it('measures the way from what was done last, not from a show that nobody ticked', () => {
    const inPark: DayContext = { ...inPort, parks: ['magic-kingdom'] };
    const place = (number: number, time: string, land: string, more: object) =>
      aDayItem({ id: lineId(number), time, place: land, catalogueId: null, minutes: 20, ...more });
    const show = place(6, '08:20', 'Main Street, U.S.A.', {
      details: { kind: 'show' },
    });
    const before = place(7, '09:30', 'Tomorrowland', {
      status: 'done',
      details: { kind: 'attraction', doneAt: '2027-03-14T14:05:00Z' },
    });
    const next = place(8, '10:30', 'Tomorrowland', {});
    const walkAt = (passed?: number) =>
      getDayMoment([show, before, next], inPark, 605, passed).rest.find(({ item }) => item.id === next.id)
        ?.walk;
    expect(walkAt()).toBeGreaterThan(0);
    expect(walkAt(605)).toBeLessThan(walkAt() ?? 0);
  });

  it('lists what was done last first', () => {
    const early = done(3, '2027-03-14T13:00:00Z');
    const late = done(4, '2027-03-14T15:00:00Z');
    expect(getDayMoment([early, late], undefined, 600)).toMatchObject({
      first: undefined,
      done: [late, early],
    });
  });
});

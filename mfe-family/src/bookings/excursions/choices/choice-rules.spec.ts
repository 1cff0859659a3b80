import { aDayItem } from '../../../testing/day-fixtures';
import { lineId } from '../../../testing/trip-fixtures';
import { anOuting, aPort } from '../../../testing/excursion-fixtures';
import { listGuestsOn } from '../who-can-go';
import {
  makeAboardDraft,
  listGuests,
  isOuting,
  makeOutingDraft,
  makeOwnOutingDraft,
  listWithoutPlan,
} from './outing-draft';

const day = { date: '2027-03-16', place: 'Nassau', port: aPort() };
const guests = listGuestsOn(
  [
    { id: 'ana', name: 'Ana', age: 70 },
    { id: 'robin', name: 'Robin', age: 38 },
    { id: 'leo', name: 'Leo', age: 9 },
  ],
  day.date,
);
const choice = { id: lineId(1), day, guests };

describe('an outing becomes an item', () => {
  it('for everyone, at the middle of the typical price, as soon as the family is ashore', () => {
    expect(makeOutingDraft({ ...choice, going: guests }, anOuting())).toMatchObject({
      date: '2027-03-16',
      time: '08:30',
      minutes: 210,
      people: null,
      place: 'Nassau',
      catalogueId: 'nassau-05',
      status: 'planned',
      costCents: 24_800,
      details: { kind: 'excursion', bookedWith: 'ship', activityLevel: 2, minAge: 0 },
    });
  });

  it('for some of the party, who are then named and priced', () => {
    const draft = makeOutingDraft({ ...choice, going: guests.slice(1) }, anOuting(), '10:00');
    expect(draft).toMatchObject({ people: ['robin', 'leo'], time: '10:00', costCents: 15_800 });
  });

  it('of their own, or by staying aboard', () => {
    expect(
      makeOwnOutingDraft({ ...choice, going: guests }, { title: 'Lunch', time: '12:00', costCents: 4000 }),
    ).toMatchObject({
      title: 'Lunch',
      time: '12:00',
      costCents: 4000,
      details: { bookedWith: 'self' },
    });
    expect(makeAboardDraft({ ...choice, going: guests.slice(0, 1) }, 'Disney Wish')).toMatchObject({
      title: 'Stay aboard the Disney Wish',
      people: ['ana'],
      details: { bookedWith: 'aboard' },
    });
  });
});

describe('splitting up', () => {
  const details = { kind: 'excursion', bookedWith: 'ship', activityLevel: null, minAge: null } as const;
  const outing = (change: Parameters<typeof aDayItem>[0]) => aDayItem({ details, ...change });
  const idle = (...items: ReturnType<typeof aDayItem>[]) =>
    listWithoutPlan(items.filter(isOuting), guests).map(({ id }) => id);

  it('leaves those whom no outing names', () => {
    expect(idle(outing({ people: ['robin', 'leo'] }))).toEqual(['ana']);
    expect(idle(outing({ people: null }))).toEqual([]);
  });

  it('counts neither ideas nor what was cancelled', () => {
    expect(idle(outing({ status: 'wish' }), outing({ status: 'cancelled' }), aDayItem())).toEqual([
      'ana',
      'robin',
      'leo',
    ]);
  });

  it('names everyone where an item names nobody', () => {
    expect(listGuests({ people: null }, guests)).toHaveLength(3);
    expect(listGuests({ people: ['leo', 'gone'] }, guests).map(({ id }) => id)).toEqual(['leo']);
  });
});

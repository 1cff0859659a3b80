import { findDayConflicts, type DayContext } from '@landsea/rules/day-plans';
import type { BestOrder, DayItem } from '@landsea/contracts/planning';
import { Traveler } from '@landsea/contracts/trip';
import { FamilyItems, familyDay, orderOf } from './testing/family-days.js';

const five = [
  { id: '1', name: 'Robin', age: 38 },
  { id: '2', name: 'Alex', age: 36 },
  { id: '3', name: 'Rosa', age: 71, pace: 'slow' },
  { id: '4', name: 'Mia', age: 6, heightInches: 44 },
  { id: '5', name: 'Leo', age: 1 },
].map(({ id, ...person }) => Traveler.parse({ ...person, id: `00000000-0000-4000-8000-00000000001${id}` }));

/** The items as the planner has them once people accepted an order. */
const accepted = ({ changes }: BestOrder, items: readonly DayItem[]): DayItem[] =>
  items.map((item) => {
    const time = changes.find(({ itemId }) => itemId === item.id)?.after ?? item.time;
    return { ...item, time, proposedTime: time };
  });

const lane = { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: true } as const;

/** Conflicts that an accepted order must never cause: the planner would show them at once. */
const clashes = async (items: readonly DayItem[], context: DayContext): Promise<string[]> => {
  const best = await orderOf(items, context);
  expect(best.dropped).toEqual([]);
  return findDayConflicts(accepted(best, items), context)
    .filter(({ kind }) => kind === 'overlap' || kind === 'tight-walk')
    .map(({ sentence }) => sentence);
};

describe('a day of the shipped catalog whose best order was accepted', () => {
  it.each([
    { people: five, arrivesAt: '13:00' },
    { people: five.slice(0, 2), arrivesAt: null },
  ])('has no two things at once at Magic Kingdom, with lanes, meals and shows', async (party) => {
    const context = { ...familyDay('magic-kingdom'), ...party };
    const day = new FamilyItems(context);
    for (const ride of [
      'seven-dwarfs-mine-train',
      'dumbo-the-flying-elephant',
      'peter-pans-flight',
      'haunted-mansion',
      'space-mountain',
    ])
      day.ride(ride);
    day.show('festival-of-fantasy-parade');
    day.show('happily-ever-after');
    day.meal('be-our-guest-restaurant', { time: '18:00' });
    for (const ride of ['peter-pans-flight', 'haunted-mansion'])
      day.add('lane', ride, { catalogueId: ride, details: lane });
    expect(await clashes(day.items, context)).toEqual([]);
  });

  it('has no two things at once in two parks', async () => {
    const context = { ...familyDay('epcot', 'hollywood-studios'), people: five };
    const day = new FamilyItems(context);
    for (const ride of ['remys-ratatouille-adventure', 'frozen-ever-after', 'test-track', 'slinky-dog-dash'])
      day.ride(ride);
    day.show('fantasmic');
    day.meal('le-cellier-steakhouse');
    day.add('lane', 'frozen-ever-after', { catalogueId: 'frozen-ever-after', details: lane });
    expect(await clashes(day.items, context)).toEqual([]);
  });
});

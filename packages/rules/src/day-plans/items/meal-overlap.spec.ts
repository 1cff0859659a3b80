import type { DayItem } from '@landsea/contracts/planning';
import type { KnownEntry } from '../stops/day-entries.js';
import { catalogue } from '../testing/sample-catalogue.js';
import { makeMealChecks } from './meal-overlap.js';

const party = [
  { id: 'a', name: 'Morgan' },
  { id: 'b', name: 'Leo' },
];

type Planned = Pick<DayItem, 'id' | 'title' | 'date' | 'time' | 'minutes' | 'people' | 'status' | 'details'>;

const meal = (change: Partial<DayItem> = {}): Planned => ({
  id: '1',
  title: 'Be Our Guest',
  date: '2027-03-14',
  time: '18:00',
  minutes: null,
  people: null,
  status: 'booked',
  details: {
    kind: 'dining',
    meal: 'dinner',
    prepaid: false,
    depositCents: null,
    freeCancelHours: null,
    onDiningPlan: false,
  },
  ...change,
});
const mealOverlap = (
  one: Planned,
  others: Planned[],
  people: typeof party,
  knownOf: (item: Planned) => KnownEntry | null,
) => makeMealChecks(others, people, knownOf)(one);
const unknown = (): KnownEntry | null => null;
const other = meal({ id: '2', title: 'Liberty Tree Tavern', time: '19:00' });

describe('makeMealChecks', () => {
  it('names who has another meal at that time and where', () => {
    expect(mealOverlap(meal(), [other], party, unknown)).toBe(
      'Morgan and Leo already have a meal at 7:00 PM: Liberty Tree Tavern. Choose another time.',
    );
    expect(mealOverlap(meal({ people: ['b'] }), [other], party, unknown)).toMatch(/^Leo already has a meal/);
  });

  it('counts a meal as 75 minutes unless it says otherwise', () => {
    expect(mealOverlap(meal({ time: '17:45' }), [other], party, unknown)).toBeUndefined();
    expect(mealOverlap(meal({ time: '17:46' }), [other], party, unknown)).toBeDefined();
    expect(mealOverlap(meal({ minutes: 60 }), [other], party, unknown)).toBeUndefined();
  });

  it('counts a meal as long as its restaurant takes', () => {
    const [entry] = catalogue.restaurants;
    if (!entry) throw new Error('No restaurant');
    const lasting = (service: typeof entry.service) => (): KnownEntry => ({
      list: 'restaurants',
      entry: { ...entry, service },
    });
    const late = meal({ time: '17:30' });
    expect(mealOverlap(late, [other], party, lasting('quick-service'))).toBeUndefined();
    expect(mealOverlap(late, [other], party, lasting('signature'))).toBeDefined();
  });

  it('sees a meal on the other side of midnight', () => {
    const late = meal({ time: '23:30' });
    const early = meal({ id: '3', title: 'Late snack', date: '2027-03-15', time: '00:15' });
    expect(mealOverlap(late, [early], party, unknown)).toBe(
      'Morgan and Leo already have a meal at 12:15 AM the day after: Late snack. Choose another time.',
    );
    expect(mealOverlap(early, [late], party, unknown)).toMatch(/at 11:30 PM the day before: Be Our Guest/);
    expect(mealOverlap(late, [{ ...early, time: '00:45' }], party, unknown)).toBeUndefined();
  });

  it.each([
    ['another day', { date: '2027-03-15' }],
    ['a wish', { status: 'wish' as const }],
    ['one that is cancelled', { status: 'cancelled' as const }],
    ['no time', { time: null }],
    ['something else', { details: { kind: 'note' as const } }],
  ])('minds no %s', (_, change) => {
    expect(mealOverlap(meal(), [{ ...other, ...change }], party, unknown)).toBeUndefined();
  });

  it('lets different people eat at the same time', () => {
    expect(
      mealOverlap(meal({ people: ['a'] }), [{ ...other, people: ['b'] }], party, unknown),
    ).toBeUndefined();
  });
});

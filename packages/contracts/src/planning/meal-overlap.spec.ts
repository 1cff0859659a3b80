import type { DayItem } from './day-items.js';
import { mealOverlap } from './meal-overlap.js';

const party = [
  { id: 'a', name: 'Morgan' },
  { id: 'b', name: 'Leo' },
];

const meal = (change: Partial<DayItem> = {}) => ({
  id: '1',
  title: 'Be Our Guest',
  date: '2027-03-14',
  time: '18:00',
  minutes: null,
  people: null,
  status: 'booked' as const,
  details: {
    kind: 'dining' as const,
    meal: 'dinner' as const,
    prepaid: false,
    depositCents: null,
    freeCancelHours: null,
    onDiningPlan: false,
  },
  ...change,
});
const other = meal({ id: '2', title: 'Liberty Tree Tavern', time: '19:00' });

describe('mealOverlap', () => {
  it('names who has another meal at that time and where', () => {
    expect(mealOverlap(meal(), [other], party)).toBe(
      'Morgan and Leo already have a meal at 7:00 PM: Liberty Tree Tavern. Choose another time.',
    );
    expect(mealOverlap(meal({ people: ['b'] }), [other], party)).toMatch(/^Leo already has a meal/);
  });

  it('counts a meal as 90 minutes unless it says otherwise', () => {
    expect(mealOverlap(meal({ time: '17:30' }), [other], party)).toBeUndefined();
    expect(mealOverlap(meal({ time: '17:31' }), [other], party)).toBeDefined();
    expect(mealOverlap(meal({ minutes: 60 }), [other], party)).toBeUndefined();
  });

  it.each([
    ['another day', { date: '2027-03-15' }],
    ['a wish', { status: 'wish' as const }],
    ['one that is cancelled', { status: 'cancelled' as const }],
    ['no time', { time: null }],
    ['something else', { details: { kind: 'note' as const } }],
  ])('minds no %s', (_, change) => {
    expect(mealOverlap(meal(), [{ ...other, ...change }], party)).toBeUndefined();
  });

  it('lets different people eat at the same time', () => {
    expect(mealOverlap(meal({ people: ['a'] }), [{ ...other, people: ['b'] }], party)).toBeUndefined();
  });
});

import { mergeIntoPlans, sortByDayOrder } from './item-order.js';
import { item } from '../testing/sample-day.js';

it('puts a day in one order: by time, then by its parts, what has neither last', () => {
  const items = [
    item({ title: 'A', time: '09:00', position: 0 }),
    item({ title: 'B', position: 1 }),
    item({ title: 'C', time: '14:00', position: 2 }),
    item({ title: 'D', position: 3 }),
    item({ title: 'E', time: '12:00', position: 4 }),
    item({ title: 'F', dayPart: 'evening', position: 5 }),
    item({ title: 'G', dayPart: 'morning', position: 6 }),
  ];
  expect(sortByDayOrder(items).map(({ title }) => title)).toEqual(['A', 'G', 'E', 'C', 'F', 'B', 'D']);
});

it('puts bookings before the first plan that is later, without moving a plan', () => {
  const plan = (title: string, at: number | null) => ({ title, at });
  const plans = [plan('lunch', 780), plan('any time', null), plan('dinner', 1140)];
  const others = [plan('fly', 1260), plan('check in', 900), plan('at lunch', 780), plan('car', null)];
  const at = (each: { at: number | null }) => each.at;
  expect(mergeIntoPlans(plans, others, { ofPlan: at, ofOther: at }).map(({ title }) => title)).toEqual([
    ...['car', 'at lunch', 'lunch', 'any time', 'check in', 'dinner', 'fly'],
  ]);
});

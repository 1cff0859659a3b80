import { createFrom } from '@landsea/contracts/day-plans';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import { aTrip, lineId } from '../../testing/trip-fixtures';
import { applyChange, inverseOf, previewOf } from './day-change';
import type { ItemsStep } from './day-change';

const ride = aDayItem();
const lunch = aDayItem({ id: lineId(2), title: 'Lunch', time: '12:00', details: { kind: 'break' } });
const plans = dayPlans([ride, lunch]);
const step: ItemsStep = {
  title: 'Swap',
  add: [createFrom(aDayItem({ id: lineId(3), title: 'Parade' }))],
  change: [{ id: ride.id, time: '14:00' }],
  remove: [lunch.id],
};

describe('changes of a day', () => {
  it('shows a new item as planned on its date, and as a wish without one', () => {
    const { id, title, details } = ride;
    const planned = previewOf({ id, title, details, date: '2027-03-14' }, plans.items);
    expect(planned.status).toBe('planned');
    expect(planned.position).toBeGreaterThan(Math.max(ride.position, lunch.position));
    expect(previewOf({ id, title, details }, plans.items).status).toBe('wish');
  });

  it('lays a step over the plans, and its inverse takes all of it back', () => {
    const after = applyChange(plans, { kind: 'step', step });
    expect(after.items.map(({ title, time }) => [title, time])).toEqual([
      ['Space Mountain', '14:00'],
      ['Parade', '10:00'],
    ]);
    const back = applyChange(after, { kind: 'step', step: inverseOf(plans, step) });
    expect(back.items.map(({ title, time }) => [title, time])).toEqual([
      ['Space Mountain', '10:00'],
      ['Lunch', '12:00'],
    ]);
  });

  it('takes a vote back', () => {
    const voted = applyChange(plans, { kind: 'vote', itemId: ride.id, personId: 'p', vote: 'must' });
    expect(voted.items[0]?.votes).toEqual({ p: 'must' });
    const back = applyChange(voted, { kind: 'vote', itemId: ride.id, personId: 'p', vote: null });
    expect(back.items[0]?.votes).toEqual({});
  });

  it('changes the parks of one day only', () => {
    const { days } = applyChange(plans, { kind: 'day', date: '2027-03-14', change: { parks: ['epcot'] } });
    expect(days.map(({ parks }) => parks)).toEqual([['epcot'], [], [], []]);
    expect(days[0]?.kind).toBe(aTrip().days[0]?.kind);
  });
});

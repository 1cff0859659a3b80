import { createFrom } from '@landsea/rules/day-plans';
import { aDayItem } from '../../testing/day-fixtures';
import { lineId } from '../../testing/trip-fixtures';
import { applyItemEdit, invertStep, previewItem, toRowStep, type ItemsStep } from './item-change';

const ride = aDayItem();
const lunch = aDayItem({ id: lineId(2), title: 'Lunch', time: '12:00', details: { kind: 'break' } });
const items = [ride, lunch];
const step: ItemsStep = {
  title: 'Swap',
  add: [createFrom(aDayItem({ id: lineId(3), title: 'Parade' }))],
  change: [{ id: ride.id, time: '14:00' }],
  remove: [lunch.id],
};

describe('changes of items', () => {
  it('shows a new item as planned and last on its date, and as a wish without one', () => {
    const { id, title, details } = ride;
    const planned = previewItem({ id, title, details, date: '2027-03-14' }, items);
    expect(planned.status).toBe('planned');
    expect(planned.position).toBeGreaterThan(Math.max(ride.position, lunch.position));
    expect(previewItem({ id, title, details }, items).status).toBe('wish');
  });

  it('names the items of a step as they were seen, without what is gone', () => {
    expect(toRowStep([ride], step)).toEqual({
      title: 'Swap',
      create: step.add,
      save: [{ seen: ride, change: { time: '14:00' } }],
      remove: [],
    });
  });

  it('takes all of a step back by its inverse', () => {
    expect(invertStep(items, step)).toEqual({
      title: 'Undo: Swap',
      add: [createFrom(lunch)],
      change: [{ id: ride.id, time: '10:00' }],
      remove: [lineId(3)],
    });
  });

  it('takes a vote back', () => {
    const voted = applyItemEdit(ride, { vote: { personId: 'p', vote: 'must' } });
    expect(voted.votes).toEqual({ p: 'must' });
    expect(applyItemEdit(voted, { vote: { personId: 'p', vote: null } }).votes).toEqual({});
  });
});

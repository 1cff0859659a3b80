import { findDayConflicts, planNotes, listUnsolvedConflicts } from '../conflicts/day-conflicts.js';
import { ana, context, lane, leo, ride } from '../testing/sample-day.js';
import type { Traveler } from '@landsea/contracts/trip';
import type { DayItem } from '@landsea/contracts/planning';

const ben: Traveler = { ...ana, id: '00000000-0000-4000-8000-000000000003', name: 'Ben' };
const zoe: Traveler = { id: '00000000-0000-4000-8000-000000000004', name: 'Zoe', age: 1 };
const space = ride('Space Mountain', 'space-mountain');
const found = (item: DayItem, people: Traveler[]) => findDayConflicts([item], { ...context, people });

describe('a ride with somebody who is too short', () => {
  it('plans a rider switch, with who waits', () => {
    expect(found(space, [ana, ben, leo])).toEqual([
      {
        kind: 'height',
        severity: 'plan',
        itemIds: [space.id],
        personId: leo.id,
        without: [leo.id],
        by: 3,
        sentence:
          'Leo’s too small for Space Mountain. Rider switch: Ben waits with Leo, then swaps (+13 min).',
        note: '⇄ Ben waits with Leo, +13 min',
      },
    ]);
  });

  it('needs a decision where only one adult could ride', () => {
    expect(found(space, [ana, leo])).toMatchObject([
      {
        severity: 'problem',
        sentence: 'Leo is too short for Space Mountain (44 inches). Choose who rides and who waits with Leo.',
      },
    ]);
  });

  it('is a problem where nobody can ride, and none for those who can', () => {
    expect(found({ ...space, people: [leo.id ?? ''] }, [ana, ben, leo])).toMatchObject([
      { severity: 'problem', sentence: 'Leo is too short for Space Mountain (44 inches).' },
    ]);
    expect(found({ ...space, people: [ana.id ?? ''] }, [ana, leo])).toEqual([]);
    expect(found(space, [ana, { ...leo, heightInches: 44 }])).toEqual([]);
    expect(found(space, [ana, { ...leo, heightInches: undefined }])).toEqual([]);
  });

  it('counts a child under 3 without a height as too short', () => {
    expect(found(space, [ana, ben, zoe])).toMatchObject([
      {
        by: null,
        sentence:
          'Zoe’s too small for Space Mountain. Rider switch: Ben waits with Zoe, then swaps (+13 min).',
      },
    ]);
    expect(found(space, [ana, { ...zoe, age: 3 }])).toEqual([]);
  });

  it('is nothing to solve where the family rides in turns, and stands on the card', () => {
    const planned = found(space, [ana, ben, leo, zoe]);
    expect(listUnsolvedConflicts(planned)).toEqual([]);
    expect(planNotes(planned).get(space.id)).toBe('⇄ Ben waits with Leo and Zoe, +13 min');
    expect(planned[0]?.sentence).toMatch(/^Leo and Zoe are too small for Space Mountain\./);
    const undecided = found(space, [ana, leo]);
    expect(listUnsolvedConflicts(undecided)).toEqual(undecided);
    expect(planNotes(undecided).size).toBe(0);
  });

  it('leaves who is too short out of a Lightning Lane', () => {
    const pass = lane({ title: 'Space Mountain', catalogueId: 'space-mountain' });
    expect(found(pass, [ana, leo, zoe])).toMatchObject([
      {
        severity: 'warning',
        personId: leo.id,
        sentence: 'Leo is too short for Space Mountain (44 inches): leave Leo out of this Lightning Lane.',
      },
    ]);
  });
});

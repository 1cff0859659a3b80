import { proposeDays } from '@landsea/rules/day-plans';
import { addPlacedMeals } from './proposed-items.js';
import { FamilyItems, familyDay, orderOf } from './testing/family-days.js';

describe('the meals that a day lacks', () => {
  it('are at two restaurants, also where the family is at the same ride before both', async () => {
    const context = familyDay('magic-kingdom');
    const day = new FamilyItems(context);
    day.ride('haunted-mansion');
    day.show('happily-ever-after');
    const proposals = proposeDays(day.items, context);
    const items = [...day.items, ...proposals.map(({ item }) => item)];
    const order = await orderOf(items, context);
    const meals = addPlacedMeals(items, proposals, order, context, new Set()).filter(
      ({ details }) => details.kind === 'dining',
    );
    expect(meals).toHaveLength(2);
    expect(meals.every(({ catalogueId }) => catalogueId !== null)).toBe(true);
    expect(new Set(meals.map(({ catalogueId }) => catalogueId)).size).toBe(2);
  });
});

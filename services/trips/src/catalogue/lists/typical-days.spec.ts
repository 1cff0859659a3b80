import { mealKinds } from '@landsea/contracts/dining-plan';
import { planOutlooks, judgeTypicalDays, type EatingHabits } from '@landsea/rules/dining-plan';
import { toPricedCatalogue } from './catalogue-parts.js';
import { loadShippedCatalogue } from './shipped-catalogue.js';

const { typicalMeals, snackCents, calendar } = toPricedCatalogue(loadShippedCatalogue());
const food = { typicalMeals, snackCents, diningPlans: calendar.diningPlans };
const stay = { checkIn: '2027-03-14', nights: 5, ages: [38, 36, 9, 2] };
const nothing: EatingHabits = { quick: 0, snacks: 0, table: 0, character: 0, signature: 0 };
const verdict = (habits: Partial<EatingHabits>, plan: 'quick' | 'standard') =>
  judgeTypicalDays(stay, { ...nothing, ...habits }, food).find((each) => each.plan === plan);

describe('typical meals of the shipped catalog', () => {
  it('are each the average of several restaurants, the plainer the cheaper, children cheaper than adults', () => {
    expect(typicalMeals.map(({ kind }) => kind)).toEqual([...mealKinds]);
    for (const { restaurants, adultCents, childCents } of typicalMeals) {
      expect(restaurants).toBeGreaterThanOrEqual(8);
      expect(childCents).toBeLessThan(adultCents);
    }
    const [quick, table, character, signature] = typicalMeals.map(({ adultCents }) => adultCents);
    expect(quick).toBeLessThan(table ?? 0);
    expect(table).toBeLessThan(character ?? 0);
    expect(table).toBeLessThan(signature ?? 0);
    expect(snackCents).toBeGreaterThan(400);
    expect(snackCents).toBeLessThan(1500);
  });
});

describe('the verdict on dining plans before there is a trip', () => {
  it('costs every night of all from 3 years, whatever they eat', () => {
    const plan = calendar.diningPlans.find((each) => each.plan === 'quick');
    const night = plan?.byYear?.find(({ year }) => year === 2027);
    const { costCents, savesCents } = verdict({}, 'quick') ?? {};
    expect(costCents).toBe(5 * (2 * (night?.adultNight ?? 0) + (night?.childNight ?? 0)));
    expect(savesCents).toBe(-(costCents ?? 0));
  });

  it('is better the more is eaten that it pays, until its credits are used up', () => {
    const saved = [0, 1, 2, 3].map((quick) => verdict({ quick }, 'quick')?.savesCents ?? 0);
    expect(saved[1]).toBeGreaterThan(saved[0] ?? 0);
    expect(saved[2]).toBeGreaterThan(saved[1] ?? 0);
    expect(saved[3]).toBe(saved[2]);
    expect(verdict({ quick: 2 }, 'quick')?.credits).toMatchObject({
      given: { quick: 30 },
      used: { quick: 30 },
    });
  });

  it('reaches from what it saves with cheaper meals to what it saves with dearer ones', () => {
    const habits = { ...nothing, quick: 2, table: 2, character: 1, signature: 1 };
    for (const { savesFromCents, savesCents, savesToCents } of planOutlooks(stay, habits, food)) {
      expect(savesFromCents).toBeLessThan(savesCents);
      expect(savesCents).toBeLessThan(savesToCents);
    }
  });

  it('leaves table meals to be paid beside the quick plan', () => {
    expect(verdict({ table: 2 }, 'quick')?.restCents).toBeGreaterThan(0);
    expect(verdict({ table: 2 }, 'standard')?.restCents).toBe(0);
  });

  it('counts two credits for a signature dinner', () => {
    expect(verdict({ signature: 1 }, 'standard')?.credits.used.table).toBe(2 * 3);
  });
});

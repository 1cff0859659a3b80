import { findServiceProblem } from '@landsea/rules/day-plans';
import type { MealPeriod } from '@landsea/contracts/catalogue';
import type { ItemDetails } from '@landsea/contracts/planning';
import { loadShippedCatalogue } from './shipped-catalogue.js';

/** The usual seating times of each meal in the parks. */
const usual: Record<MealPeriod, readonly string[]> = {
  breakfast: ['07:30', '09:00', '11:00'],
  lunch: ['11:00', '12:30', '15:30'],
  dinner: ['16:00', '18:00', '21:30'],
  snacks: ['10:00', '15:00', '21:30'],
};

const meal = (period: MealPeriod): ItemDetails => ({
  kind: 'dining',
  meal: period,
  prepaid: false,
  depositCents: null,
  freeCancelHours: null,
  onDiningPlan: false,
});

const { restaurants } = loadShippedCatalogue();

it('every open restaurant serves each of its meals at the usual times', () => {
  const refused = restaurants
    .filter(({ isOpen }) => isOpen)
    .flatMap((restaurant) =>
      restaurant.meals.flatMap((period) =>
        usual[period].flatMap(
          (time) =>
            findServiceProblem({ date: '2027-05-13', time, details: meal(period) }, restaurant)?.sentence ??
            [],
        ),
      ),
    );
  expect(refused).toEqual([]);
});

it('no restaurant without breakfast serves one at 8:30 AM, and no closed one serves anything', () => {
  const without = restaurants.filter(
    ({ isOpen, meals }) =>
      !isOpen || (meals.length > 0 && !meals.some((each) => each !== 'lunch' && each !== 'dinner')),
  );
  expect(without.length).toBeGreaterThan(50);
  for (const restaurant of without)
    expect(
      findServiceProblem({ date: '2027-05-13', time: '08:30', details: meal('breakfast') }, restaurant),
    ).toBeDefined();
});

import { mealKinds, type MealKind, type TypicalMeal } from '@landsea/contracts/dining-plan';
import type { Restaurant, Snack, ParkCalendar, CentsRange } from '@landsea/contracts/catalogue';
import { addDays, type CalendarDate } from '@landsea/contracts/core';
import { countGuestsOn } from '../trip/guests.js';
import type { Traveler } from '@landsea/contracts/trip';
import { planVerdict, type Eatery, type PlannedMeal, type PlanVerdict } from './dining-plan.js';
import { estimateMeal, getMiddle } from './meal-price.js';

const [ADULT, CHILD] = [{ age: 30 }, { age: 6 }];
const SIGNATURE_CREDITS = 2;

const isOfKind = ({ service, characters, planCredits }: Restaurant, kind: MealKind): boolean => {
  if (kind === 'quick') return planCredits?.kind === 'quick';
  if (planCredits?.kind !== 'table') return false;
  if (kind === 'signature') return planCredits.count >= SIGNATURE_CREDITS;
  const hasCharacters = characters.length > 0 || service === 'buffet';
  return planCredits.count < SIGNATURE_CREDITS && (kind === 'character') === hasCharacters;
};

const averageOf = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length));

const ANY_DATE = '2027-01-01';

export const listTypicalMeals = (restaurants: readonly Restaurant[]): TypicalMeal[] =>
  mealKinds.map((kind) => {
    const there = restaurants.filter((restaurant) => restaurant.isOpen && isOfKind(restaurant, kind));
    const rangeFor = (person: Pick<Traveler, 'age'>): CentsRange => {
      const prices = there.map((restaurant) => estimateMeal(restaurant, [person], ANY_DATE));
      return {
        from: averageOf(prices.map(({ from }) => from)),
        to: averageOf(prices.map(({ to }) => to)),
      };
    };
    const [adultRange, childRange] = [rangeFor(ADULT), rangeFor(CHILD)];
    return {
      kind,
      adultCents: getMiddle(adultRange),
      childCents: getMiddle(childRange),
      adultRange,
      childRange,
      planCredits: {
        kind: kind === 'quick' ? 'quick' : 'table',
        count: kind === 'signature' ? SIGNATURE_CREDITS : 1,
      },
      restaurants: there.length,
    };
  });

export const getTypicalSnack = (snacks: readonly Snack[]): number =>
  averageOf(snacks.flatMap(({ priceCents }) => priceCents ?? []));

/** `quick` and `snacks` a day, the others in the whole stay. */
export type EatingHabits = Record<MealKind | 'snacks', number>;

type TypicalPlannedMeal = PlannedMeal & { typical: TypicalMeal };

export interface PlannedStay {
  checkIn: CalendarDate;
  nights: number;
  ages: readonly number[];
}

export interface TypicalFood {
  diningPlans: ParkCalendar['diningPlans'];
  typicalMeals: readonly TypicalMeal[];
  snackCents: number;
}

const repeated = <T>(times: number, each: T): T[] => Array.from({ length: times }, () => each);

/** At average prices, see {@link planVerdict}. */
export const judgeTypicalDays = (
  { checkIn, nights, ages }: PlannedStay,
  habits: EatingHabits,
  { diningPlans, typicalMeals: typical, snackCents }: TypicalFood,
): PlanVerdict[] => {
  const party = ages.map((age, index) => ({ name: `Guest ${index + 1}`, age }));
  const { adults, children } = countGuestsOn(party, checkIn);
  const stay = { hotelName: 'your hotel', onSite: true, checkIn, checkOut: addDays(checkIn, nights) };
  const meals = typical.flatMap((each): TypicalPlannedMeal[] => {
    const costCents = adults * each.adultCents + children * each.childCents;
    const times = each.kind === 'quick' ? habits.quick * nights : habits[each.kind];
    return repeated(times, { people: null, date: null, costCents, typical: each });
  });
  const snacks = repeated(habits.snacks * nights * (adults + children), { costCents: snackCents });
  const eatery = ({ typical: { planCredits } }: TypicalPlannedMeal): Eatery => ({
    planCredits,
    fixedPrice: null,
    priceTier: 1,
    confidence: 'low',
  });
  return diningPlans.map((plan) =>
    planVerdict(plan, { stays: [stay], party, startDate: checkIn }, { meals, snacks }, eatery),
  );
};

/** Cents. */
export interface PlanOutlook extends PlanVerdict {
  savesFromCents: number;
  savesToCents: number;
}

const pricedAt = (typical: readonly TypicalMeal[], end: keyof CentsRange): TypicalMeal[] =>
  typical.map((meal) => ({
    ...meal,
    adultCents: meal.adultRange?.[end] ?? meal.adultCents,
    childCents: meal.childRange?.[end] ?? meal.childCents,
  }));

export const planOutlooks = (stay: PlannedStay, habits: EatingHabits, food: TypicalFood): PlanOutlook[] => {
  const savedAt = (end: keyof CentsRange) =>
    judgeTypicalDays(stay, habits, { ...food, typicalMeals: pricedAt(food.typicalMeals, end) });
  const [cheaper, dearer] = [savedAt('from'), savedAt('to')];
  return judgeTypicalDays(stay, habits, food).map((verdict, index) => ({
    ...verdict,
    savesFromCents: cheaper[index]?.savesCents ?? verdict.savesCents,
    savesToCents: dearer[index]?.savesCents ?? verdict.savesCents,
  }));
};

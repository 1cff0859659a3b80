import { countCredits } from '../catalogue/restaurant-meals.js';
import type { Restaurant, ParkCalendar } from '@landsea/contracts/catalogue';
import { countDaysBetween } from '@landsea/contracts/core';
import type { DayItem, DetailsOf } from '@landsea/contracts/planning';
import { getAgeOn, countGuestsOn, getTicketAge } from '../trip/guests.js';
import { isRunByParks } from '../trip/stay-benefits.js';
import type { TripDetail } from '@landsea/contracts/trip';
import { estimateMeal, getMiddle } from './meal-price.js';

export interface CreditUse {
  credits: number;
  cents: number;
}

/** 0/1 knapsack over the credits: exact; of equal sums the one with fewer credits. */
export const pickBestCredits = (uses: readonly CreditUse[], given: number): CreditUse => {
  const best = Array.from({ length: given + 1 }, () => 0);
  for (const { credits, cents } of uses) {
    if (credits <= 0) continue;
    for (let held = given; held >= credits; held -= 1)
      best[held] = Math.max(best[held] ?? 0, (best[held - credits] ?? 0) + cents);
  }
  const cents = best[given] ?? 0;
  return { credits: best.indexOf(cents), cents };
};

export type PlannedMeal = Pick<DayItem, 'people' | 'costCents' | 'date'> & {
  details?: Pick<DetailsOf<'dining'>, 'meal'>;
};

export type Eatery = Pick<
  Restaurant,
  'planCredits' | 'mealCredits' | 'fixedPrice' | 'priceTier' | 'confidence'
>;
type Plan = ParkCalendar['diningPlans'][number];
type Credits = Plan['credits'];

export interface PlanVerdict {
  plan: Plan['plan'];
  costCents: number;
  coveredCents: number;
  restCents: number;
  /** Positive: the plan saves this much. */
  savesCents: number;
  credits: { given: Credits; used: Credits };
}

type Stay = TripDetail['stays'][number];

const nightsOf = ({ checkIn, checkOut }: Stay): number => countDaysBetween(checkIn, checkOut);
const onSiteStays = ({ stays }: Pick<TripDetail, 'stays'>): Stay[] => stays.filter(isRunByParks);

/** Only hotels of the parks' operator sell dining plans. */
export const planNights = (trip: Pick<TripDetail, 'stays'>): number =>
  onSiteStays(trip).reduce((nights, stay) => nights + nightsOf(stay), 0);

export const listEaters = (
  meal: Pick<PlannedMeal, 'people'>,
  party: TripDetail['party'],
): TripDetail['party'] =>
  meal.people === null
    ? party
    : party.filter(({ id, name }) => meal.people?.includes(id ?? name) || meal.people?.includes(name));

/** Cents: the entered cost, else the middle of the usual range. */
export const priceMeal = (
  meal: Pick<PlannedMeal, 'people' | 'costCents'>,
  restaurant: Eatery | undefined,
  party: TripDetail['party'],
  date: string,
): number =>
  meal.costCents ?? (restaurant ? getMiddle(estimateMeal(restaurant, listEaters(meal, party), date)) : 0);

/** Cents, by the year of each check-in, else the middle of its range. */
const planCost = (plan: Plan, trip: Pick<TripDetail, 'stays' | 'party' | 'startDate'>): number => {
  const { adults, children } = countGuestsOn(trip.party, trip.startDate);
  return onSiteStays(trip).reduce((sum, stay) => {
    const year = plan.byYear?.find((each) => each.year === Number(stay.checkIn.slice(0, 4)));
    const adultNight = year?.adultNight ?? getMiddle(plan.adultNight);
    const childNight = year?.childNight ?? getMiddle(plan.childNight);
    return sum + nightsOf(stay) * (adults * adultNight + children * childNight);
  }, 0);
};

interface Eaten extends CreditUse {
  kind: keyof Credits | null;
}

const eatenMeal = (
  meal: PlannedMeal,
  restaurant: Eatery | undefined,
  { party, startDate }: Pick<TripDetail, 'party' | 'startDate'>,
): Eaten => {
  const date = meal.date ?? startDate;
  const people = listEaters(meal, party).filter(
    (person) => getTicketAge(getAgeOn(person, date)) !== 'free',
  ).length;
  const taken = restaurant ? countCredits(restaurant, meal.details?.meal ?? null) : null;
  const credits = (taken?.count ?? 0) * people;
  const kind = credits > 0 ? (taken?.kind ?? null) : null;
  return { kind, credits, cents: priceMeal(meal, restaurant, party, date) };
};

const eatenSnack = ({ costCents }: Pick<DayItem, 'costCents'>): Eaten => ({
  kind: 'snack',
  credits: 1,
  cents: costCents ?? 0,
});

/** Everyone from 3 years gets credits for each on-site night. Credits pay what saves most. */
export const planVerdict = <Meal extends PlannedMeal>(
  plan: Plan,
  trip: Pick<TripDetail, 'stays' | 'party' | 'startDate'>,
  { meals, snacks }: { meals: readonly Meal[]; snacks: readonly Pick<DayItem, 'costCents'>[] },
  restaurantOf: (meal: Meal) => Eatery | null,
): PlanVerdict => {
  const { adults, children } = countGuestsOn(trip.party, trip.startDate);
  const eaten = [
    ...meals.map((meal) => eatenMeal(meal, restaurantOf(meal) ?? undefined, trip)),
    ...snacks.map(eatenSnack),
  ];
  const given = (kind: keyof Credits) => plan.credits[kind] * planNights(trip) * (adults + children);
  const bestOf = (kind: keyof Credits) =>
    pickBestCredits(
      eaten.filter((each) => each.kind === kind),
      given(kind),
    );
  const [quick, table, snack] = [bestOf('quick'), bestOf('table'), bestOf('snack')];
  const coveredCents = quick.cents + table.cents + snack.cents;
  const costCents = planCost(plan, trip);
  return {
    plan: plan.plan,
    costCents,
    coveredCents,
    restCents: eaten.reduce((sum, { cents }) => sum + cents, 0) - coveredCents,
    savesCents: coveredCents - costCents,
    credits: {
      given: { quick: given('quick'), table: given('table'), snack: given('snack') },
      used: { quick: quick.credits, table: table.credits, snack: snack.credits },
    },
  };
};

import type { ParkCalendar, Restaurant } from '@landsea/contracts/catalogue';
import { ageOn, guestsOn, ticketAge } from '@landsea/contracts/trip';
import type { TripDetail } from '@landsea/contracts/trip';
import { daysBetween } from '@landsea/contracts/core';
import { mealPrice, middleOf } from './meal-price';
import type { Meal } from './meal-booking';

type Plan = ParkCalendar['diningPlans'][number];
type Credits = Plan['credits'];

export interface PlanVerdict {
  plan: Plan['plan'];
  /** What the plan costs for all on-site nights, in cents. */
  costCents: number;
  /** What the meals that its credits pay would cost without it. */
  coveredCents: number;
  /** What is still paid besides the plan. */
  restCents: number;
  /** Positive: the plan saves this much with exactly these meals. */
  savesCents: number;
  credits: { given: Credits; used: Credits };
}

/** Nights at on-site hotels: only they sell dining plans. */
export const planNights = (trip: Pick<TripDetail, 'stays'>): number =>
  trip.stays
    .filter(({ onSite }) => onSite)
    .reduce((nights, { checkIn, checkOut }) => nights + daysBetween(checkIn, checkOut), 0);

/** Who takes part in a meal; a person without an id is known by their name. */
export const eatersOf = (meal: Pick<Meal, 'people'>, party: TripDetail['party']): TripDetail['party'] =>
  meal.people === null
    ? party
    : party.filter(({ id, name }) => meal.people?.includes(id ?? name) || meal.people?.includes(name));

/** What a meal costs: what was entered, else the middle of what it usually is. In cents. */
export const mealCost = (
  meal: Pick<Meal, 'people' | 'costCents'>,
  restaurant: Restaurant | undefined,
  party: TripDetail['party'],
  date: string,
): number =>
  meal.costCents ?? (restaurant ? middleOf(mealPrice(restaurant, eatersOf(meal, party), date)) : 0);

/**
 * Whether a dining plan is worth it for exactly these meals. Everyone from 3 years gets the plan's credits for each on-site
 * night; a meal takes its credits for each of its people, and is paid in cash once they run out. The dearest meals take their
 * credits first. Prices are typical.
 */
export const planVerdict = (
  plan: Plan,
  trip: Pick<TripDetail, 'stays' | 'party' | 'startDate'>,
  meals: readonly Meal[],
  restaurants: ReadonlyMap<string, Restaurant>,
): PlanVerdict => {
  const nights = planNights(trip);
  const { adults, children } = guestsOn(trip.party, trip.startDate);
  const perPerson = (count: number) => count * nights * (adults + children);
  const given = {
    quick: perPerson(plan.credits.quick),
    table: perPerson(plan.credits.table),
    snack: perPerson(plan.credits.snack),
  };
  const used: Credits = { quick: 0, table: 0, snack: 0 };
  const priced = meals
    .map((meal) => {
      const restaurant = restaurants.get(meal.catalogueId ?? '');
      const people = eatersOf(meal, trip.party).filter(
        (person) => ticketAge(ageOn(person, meal.date ?? trip.startDate)) !== 'free',
      ).length;
      return {
        credits: restaurant?.planCredits ?? null,
        people,
        cents: mealCost(meal, restaurant, trip.party, meal.date ?? trip.startDate),
      };
    })
    .sort((a, b) => b.cents - a.cents);
  let coveredCents = 0;
  let restCents = 0;
  for (const { credits, people, cents } of priced) {
    const needs = (credits?.count ?? 0) * people;
    if (credits && needs > 0 && used[credits.kind] + needs <= given[credits.kind]) {
      used[credits.kind] += needs;
      coveredCents += cents;
    } else restCents += cents;
  }
  const costCents = nights * (adults * middleOf(plan.adultNight) + children * middleOf(plan.childNight));
  return {
    plan: plan.plan,
    costCents,
    coveredCents,
    restCents,
    savesCents: coveredCents - costCents,
    credits: { given, used },
  };
};

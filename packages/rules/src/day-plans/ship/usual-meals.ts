import type { DayItem } from '@landsea/contracts/planning';
import { toClock, toMinute, type Minute } from '../../trip/clock.js';
import type { DayCatalogue } from '../day-catalogue.js';
import type { ShipContext } from './ship-context.js';
import { findVenue } from './ship-meals.js';
import type { ShipStep } from './ship-steps.js';

type Meal = 'breakfast' | 'lunch';

/** Assumptions in ship time, inclusive. */
const hours: Record<Meal, { from: Minute; until: Minute }> = {
  breakfast: { from: 6 * 60, until: 10 * 60 + 30 },
  lunch: { from: 10 * 60 + 45, until: 14 * 60 + 30 },
};
const LUNCH = toMinute('12:30');
/** Assumption, in minutes. */
const TO_LUNCH_MINUTES = 30;
const eating = ['rotational-restaurant', 'adult-dining', 'specialty-dining', 'quick-service'];

const meal = (key: Meal, title: string, time: string, detail: string): ShipStep => ({
  key,
  title,
  time,
  minutes: 45,
  detail,
});
const atBuffet = 'At the buffet or a dining room, included';

const lunchAboard = (from: Minute): ShipStep[] =>
  from > hours.lunch.until ? [] : [meal('lunch', 'Lunch aboard', toClock(from), atBuffet)];

const lunchOn = ({ kind, boards, port }: ShipContext): ShipStep[] => {
  if (kind === 'sea') return lunchAboard(LUNCH);
  if (kind === 'embarkation') return lunchAboard(Math.max(LUNCH, (boards ?? 0) + TO_LUNCH_MINUTES));
  if (kind !== 'port') return [];
  return port?.ownIsland
    ? [meal('lunch', 'Lunch on the island, included', '12:00', 'Barbecue near the beaches')]
    : [meal('lunch', 'Lunch', toClock(LUNCH), 'Included aboard, or somewhere ashore')];
};

/** Source: the usual days of the ships, 2026. */
export const listUsualMeals = (ship: ShipContext): ShipStep[] => [
  ...(ship.kind === 'port' || ship.kind === 'sea'
    ? [meal('breakfast', 'Breakfast aboard', '07:45', atBuffet)]
    : []),
  ...lunchOn(ship),
];

export const isMealLike = (key: string, item: DayItem, catalogue: DayCatalogue): boolean => {
  if (key !== 'breakfast' && key !== 'lunch') return false;
  const { details, time } = item;
  if (details.kind === 'dining' && details.meal === key) return true;
  const venue = findVenue(item, catalogue);
  const isMeal = details.kind === 'dining' || (venue !== null && eating.includes(venue.section));
  if (!isMeal || time === null) return false;
  const at = toMinute(time);
  return hours[key].from <= at && at <= hours[key].until;
};

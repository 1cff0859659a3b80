import type { CalendarChoice, DayItem, KindTable, OtherPlanKind } from '@landsea/contracts/planning';
import { isShipMeal } from './ship-dinner.js';

export const calendarGroups = [
  'windows',
  'days',
  'meals',
  'rides',
  'lanes',
  'shows',
  'outings',
  'plans',
  'tasks',
] as const;
export type CalendarGroup = (typeof calendarGroups)[number];

export const calendarGroupNames: Record<CalendarGroup, string> = {
  windows: 'Booking dates and deadlines',
  days: 'Trip days',
  meals: 'Meals',
  rides: 'Rides',
  lanes: 'Lightning Lanes',
  shows: 'Shows',
  outings: 'Excursions and activities',
  plans: 'Other plans',
  tasks: 'Tasks',
};

interface CalendarPlan {
  group: CalendarGroup;
  /** As a calendar shows it. */
  category: string;
}

const calendarPlans: KindTable<CalendarPlan, OtherPlanKind> = {
  dining: { group: 'meals', category: 'Meal' },
  attraction: { group: 'rides', category: 'Ride' },
  lane: { group: 'lanes', category: 'Lightning Lane' },
  show: { group: 'shows', category: 'Show' },
  meet: { group: 'plans', category: 'Character meeting' },
  excursion: { group: 'outings', category: 'Excursion' },
  activity: { group: 'outings', category: 'Activity' },
};

export const getCalendarPlan = (item: Pick<DayItem, 'details'>): CalendarPlan =>
  calendarPlans[isShipMeal(item) ? 'dining' : item.details.kind] ?? { group: 'plans', category: 'Plan' };

export const listChosenGroups = ({ show }: CalendarChoice): readonly CalendarGroup[] => {
  const named = show?.split(',') ?? [];
  const chosen = calendarGroups.filter((group) => named.includes(group));
  return chosen.length > 0 ? chosen : calendarGroups;
};

export const toChosenAddress = (address: string, chosen: readonly CalendarGroup[]): string =>
  chosen.length === calendarGroups.length ? address : `${address}?show=${chosen.join(',')}`;

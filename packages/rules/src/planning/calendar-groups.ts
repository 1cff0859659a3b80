import type { CalendarChoice, ItemKind } from '@landsea/contracts/planning';

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

const groupOfKind: Partial<Record<ItemKind, CalendarGroup>> = {
  dining: 'meals',
  attraction: 'rides',
  lane: 'lanes',
  show: 'shows',
  excursion: 'outings',
  activity: 'outings',
};

export const getCalendarGroup = (kind: ItemKind): CalendarGroup => groupOfKind[kind] ?? 'plans';

export const listChosenGroups = ({ show }: CalendarChoice): readonly CalendarGroup[] => {
  const named = show?.split(',') ?? [];
  const chosen = calendarGroups.filter((group) => named.includes(group));
  return chosen.length > 0 ? chosen : calendarGroups;
};

export const toChosenAddress = (address: string, chosen: readonly CalendarGroup[]): string =>
  chosen.length === calendarGroups.length ? address : `${address}?show=${chosen.join(',')}`;

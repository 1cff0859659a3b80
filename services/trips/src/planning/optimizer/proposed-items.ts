import { formatTimeOfDay, toClock, toMinute } from '@landsea/rules/trip';
import {
  findEntry,
  isAhead,
  placeForMeal,
  getItemPlace,
  type DayContext,
  type DayProposal,
  type Place,
} from '@landsea/rules/day-plans';
import { AT_YOUR_HOTEL } from '@landsea/rules/planning';
import type { BestOrder, BestOrderStop, DayItem, ProposedItem } from '@landsea/contracts/planning';
import { getStepBefore } from './time-steps.js';

/** A mobile order is sent this long before the meal. Source: the arrival windows of the parks' app, 2026. */
const ORDER_AHEAD_MINUTES = 15;
/** A dinner after this much free time is eaten at the hotel. */
const AWAY_MINUTES = 90;
/** Nobody stays in a park for a dinner before this time alone. */
const EARLY_DINNER = '17:00';
const HOTEL_DINNER = 17 * 60 + 30;
const WAY_HOME_MINUTES = 60;
const LAST_DINNER = 20 * 60 + 30;

type Stop = BestOrderStop | undefined;

const idOf = (stop: Stop): string => stop?.itemIds[0] ?? '';

const placeAt = (stop: Stop, items: readonly DayItem[], { catalogue }: DayContext): Place | null => {
  const item = items.find(({ id }) => id === idOf(stop));
  return item ? getItemPlace(item, findEntry(item, catalogue)) : null;
};

const parkPlace = (stops: readonly Stop[], items: readonly DayItem[], context: DayContext): Place | null =>
  stops.map((stop) => placeAt(stop, items, context)).find((place) => (place?.park ?? null) !== null) ?? null;

/** A last dinner after long free time, or an early one: people have left the park. */
const isAfterThePark = (stops: readonly BestOrderStop[], index: number): boolean =>
  stops.slice(index + 1).length === 0 &&
  ((stops[index]?.idle ?? 0) >= AWAY_MINUTES || (stops[index]?.time ?? '') < EARLY_DINNER);

const atHotel = (item: DayItem, before: Stop): DayItem => {
  const end = before ? toMinute(before.end) + WAY_HOME_MINUTES : HOTEL_DINNER;
  const minute = Math.min(LAST_DINNER, Math.max(HOTEL_DINNER, getStepBefore(end)));
  const time = toClock(minute);
  return {
    ...item,
    title: 'Dinner at your hotel',
    time,
    proposedTime: null,
    park: null,
    place: AT_YOUR_HOTEL,
    note: 'You are done in the park by then.',
  };
};

/** The restaurant nearest to the family then; unchanged if the catalog has none. */
function placedMeal(
  { item, meal }: DayProposal & { meal: 'lunch' | 'dinner' },
  { stops }: Pick<BestOrder, 'stops'>,
  items: readonly DayItem[],
  context: DayContext,
  used: { before: Set<string>; today: Set<string> },
): DayItem {
  const index = stops.findIndex((stop) => idOf(stop) === item.id);
  const stop = stops[index];
  if (!stop) return item;
  if (meal === 'dinner' && isAfterThePark(stops, index)) return atHotel(item, stops[index - 1]);
  const before = parkPlace(stops.slice(0, index).toReversed(), items, context);
  const after = parkPlace(stops.slice(index + 1), items, context);
  const park = before?.park ?? after?.park ?? context.parks[0];
  const found = park && placeForMeal(meal, park, { before, after }, context, used);
  if (!found) return { ...item, time: stop.time, proposedTime: stop.time };
  used.before.add(found.id);
  used.today.add(found.id);
  return {
    ...item,
    title: found.name,
    catalogueId: found.id,
    park: found.park,
    place: null,
    minutes: null,
    time: stop.time,
    proposedTime: stop.time,
  };
}

/** A meal for which the day has no time is left out. */
export const addPlacedMeals = (
  items: readonly DayItem[],
  proposals: readonly DayProposal[],
  order: Pick<BestOrder, 'stops'>,
  context: DayContext,
  before: Set<string>,
): DayItem[] => {
  const today = new Set(items.flatMap(({ catalogueId }) => catalogueId ?? []));
  return items.flatMap((item) => {
    const proposal = proposals.find((each) => each.item.id === item.id);
    if (!proposal) return [item];
    if (!order.stops.some((stop) => idOf(stop) === item.id)) return [];
    const { meal } = proposal;
    return [meal ? placedMeal({ ...proposal, meal }, order, items, context, { before, today }) : item];
  });
};

const noteOf = (item: DayItem, time: string, { catalogue }: DayContext): string | null => {
  const known = findEntry(item, catalogue);
  if (known?.list !== 'restaurants') return item.note;
  const about = formatTimeOfDay(getStepBefore(toMinute(time) - ORDER_AHEAD_MINUTES));
  return known.entry.mobileOrder ? `Mobile order about ${about}.` : 'Order at the counter.';
};

export const listAddedItems = (
  items: readonly DayItem[],
  proposals: readonly DayProposal[],
  order: Pick<BestOrder, 'stops'>,
  context: DayContext,
): ProposedItem[] =>
  items.flatMap((item) => {
    if (!proposals.some((each) => each.item.id === item.id) || !isAhead(item)) return [];
    const stop = order.stops.find((each) => idOf(each) === item.id);
    const time = stop?.time ?? item.time;
    if (time === null) return [];
    const { title, minutes, people, park, place, catalogueId, details } = item;
    const note = noteOf(item, time, context);
    return [{ title, date: context.date, time, minutes, people, park, place, catalogueId, note, details }];
  });

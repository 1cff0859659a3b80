import type { ShipVenue } from '@landsea/contracts/catalogue';
import { getSeatingAt, type Seating } from '@landsea/rules/planning';
import type { CreateDayItem, DayItem } from '@landsea/contracts/planning';
import type { ItemsStep } from '../../../items/queue/item-change';
import type { CruiseDay } from '../cruise-days';
import { seatings } from './aboard-ideas';
import { FIRST_DINNER } from './adult-dinner';
import { isOfSection, rotationDetails } from './idea-items';

export const ROTATION = 'rotational-restaurant';

/** The confirmation names one seating, and a restaurant for each night. */
export interface Rotation {
  seating: Seating;
  restaurants: Record<string, string>;
}

export const findDinner = (items: readonly DayItem[], date: string): DayItem | undefined =>
  items.find((item) => item.date === date && isOfSection(item, ROTATION) && item.status !== 'cancelled');

/** Nobody who dines in an adult restaurant misses a rotation dinner. */
const isDinedElsewhere = (items: readonly DayItem[], date: string): boolean =>
  items.some(
    (item) =>
      item.date === date &&
      isOfSection(item, 'adult-dining') &&
      item.status !== 'cancelled' &&
      item.people === null &&
      item.time !== null &&
      item.time >= FIRST_DINNER,
  );

const nightsOf = (days: readonly CruiseDay[]) => days.filter(({ night }) => night !== null);

/** An unplanned rotation takes one room after another, at the booked seating. */
export const planRotation = (
  days: readonly CruiseDay[],
  items: readonly DayItem[],
  rooms: readonly ShipVenue[],
  booked: Seating = 'early',
): Rotation => {
  const dinners = nightsOf(days).map(({ date }) => ({ date, dinner: findDinner(items, date) }));
  const time = dinners.find(({ dinner }) => dinner?.time)?.dinner?.time;
  return {
    seating: time ? getSeatingAt(time) : booked,
    restaurants: Object.fromEntries(
      dinners.map(({ date, dinner }, index) => [
        date,
        dinner?.title ?? rooms[index % rooms.length]?.name ?? '',
      ]),
    ),
  };
};

const DINNER_MINUTES = 100;

/** Existing dinners are changed and missing ones added in one step. */
export const makeRotationStep = (
  rotation: Rotation,
  days: readonly CruiseDay[],
  items: readonly DayItem[],
  rooms: readonly ShipVenue[],
  newId: () => string,
): ItemsStep => {
  const step = {
    title: 'Dining rotation',
    add: [] as CreateDayItem[],
    change: [] as NonNullable<ItemsStep['change']>,
  };
  for (const { date } of nightsOf(days)) {
    const title = rotation.restaurants[date];
    if (!title) continue;
    const dinner = findDinner(items, date);
    const room = rooms.find(({ name }) => name === title);
    const fields = { title, time: seatings[rotation.seating], catalogueId: room?.id ?? null };
    if (dinner) step.change.push({ id: dinner.id, ...fields });
    else if (!isDinedElsewhere(items, date))
      step.add.push({
        ...fields,
        id: newId(),
        date,
        minutes: room?.minutes ?? DINNER_MINUTES,
        isFixed: true,
        status: 'planned',
        details: rotationDetails,
      });
  }
  return step;
};

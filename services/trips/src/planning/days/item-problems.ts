import { isOnNewYorkClocks, type FieldError } from '@landsea/contracts/core';
import {
  entryOf,
  laneItemProblems,
  mealOverlap,
  type DayCatalogue,
  type LaneProblem,
} from '@landsea/contracts/day-plans';
import { photoProductIds, type DayItem, type ItemKind } from '@landsea/contracts/planning';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';

const products: readonly string[] = Object.values(photoProductIds);
const ashore: readonly TripDay['kind'][] = ['travel', 'park', 'rest'];

type PlannedTrip = Pick<TripDetail, 'party'>;

/** What the rules ask the catalog: its entries, and whether any list has an id. */
export interface KnownCatalogue {
  day: DayCatalogue;
  has(id: string): boolean;
}

/** The kinds of items whose rules compare them with the others of the trip. */
const compared: readonly ItemKind[] = ['dining', 'lane'];
export const comparesItems = (kind: ItemKind): boolean => compared.includes(kind);

/** The field at which a broken Lightning Lane rule shows, where it is not the ride. */
const laneFields: Partial<Record<LaneProblem['rule'], string>> = { time: 'time', free: 'people' };

const dateProblem = ({ date }: DayItem, day: TripDay | undefined): string | undefined =>
  date !== null && !day ? 'Choose a day of the trip' : undefined;

const timeProblem = ({ date, time }: DayItem, day: TripDay | undefined): string | undefined =>
  date && time && day && ashore.includes(day.kind) && !isOnNewYorkClocks(date, time)
    ? 'Clocks go forward on this day and skip this time: choose one from 3:00 AM'
    : undefined;

const peopleProblem = ({ people }: DayItem, { party }: PlannedTrip): string | undefined =>
  people?.every((person) => party.some(({ id }) => id === person)) === false
    ? 'Choose people who travel with you'
    : undefined;

/** Names the id, so that what an item kept from an older catalog does not excuse another unknown one. */
const catalogueProblem = ({ catalogueId }: DayItem, catalogue: KnownCatalogue): string | undefined =>
  catalogueId === null || catalogue.has(catalogueId) || products.includes(catalogueId)
    ? undefined
    : `The catalog has no entry “${catalogueId}”: choose one from its lists, or add it by name only`;

/**
 * What stands against an item as it would be, at the fields to correct: every rule of a kind is called from here. `items` are all
 * items of the trip, for the kinds that {@link comparesItems}; `day` is that of its date, if the trip has it.
 */
export const itemProblems = (
  item: DayItem,
  items: readonly DayItem[],
  day: TripDay | undefined,
  trip: PlannedTrip,
  catalogue: KnownCatalogue,
): FieldError[] => {
  const others = comparesItems(item.details.kind) ? items : [];
  const found = (path: string, message: string | undefined): FieldError[] =>
    message === undefined ? [] : [{ path, message }];
  const rides = [...catalogue.day.attractions, ...catalogue.day.shows];
  const knownOf = (each: DayItem) => entryOf(each, catalogue.day);
  return [
    ...found('date', dateProblem(item, day)),
    ...found('time', timeProblem(item, day) ?? mealOverlap(item, others, trip.party, knownOf)),
    ...found('people', peopleProblem(item, trip)),
    ...found('catalogueId', catalogueProblem(item, catalogue)),
    ...laneItemProblems(item, others, rides, trip.party).map(({ rule, message }) => ({
      path: laneFields[rule] ?? 'catalogueId',
      message,
    })),
  ];
};

/** The problems of these items that were not there before: what was wrong already keeps nobody from another change. */
export const newProblems = (
  items: readonly DayItem[],
  after: readonly DayItem[],
  before: readonly DayItem[],
  trip: PlannedTrip & Pick<TripDetail, 'days'>,
  catalogue: KnownCatalogue,
): { id: string; problems: FieldError[] }[] => {
  const dayOf = ({ date }: DayItem) => trip.days.find((day) => day.date === date);
  return items.flatMap((item) => {
    const was = before.find(({ id }) => id === item.id);
    const known = was ? itemProblems(was, before, dayOf(was), trip, catalogue) : [];
    const problems = itemProblems(item, after, dayOf(item), trip, catalogue).filter(
      ({ path, message }) => !known.some((old) => old.path === path && old.message === message),
    );
    return problems.length > 0 ? [{ id: item.id, problems }] : [];
  });
};

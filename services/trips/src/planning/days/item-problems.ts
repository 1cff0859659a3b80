import { isDeepStrictEqual } from 'node:util';
import { isOnClocks, type FieldError } from '@landsea/contracts/core';
import { formatTimeOfDay, toClock, toMinute, getDayZone } from '@landsea/rules/trip';
import {
  findEntry,
  makeLaneChecks,
  makeMealChecks,
  mustChecks,
  findServiceProblem,
  type ServiceProblem,
  type LaneProblem,
} from '@landsea/rules/day-plans';
import { photoProductIds, type DayItem, type ItemKind } from '@landsea/contracts/planning';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import type { CatalogueService } from '../../catalogue/lists/catalogue.service.js';

const products: readonly string[] = Object.values(photoProductIds);

type PlannedTrip = Pick<TripDetail, 'party' | 'mode' | 'sailing'>;

export type KnownCatalogue = Pick<CatalogueService, 'day' | 'entries' | 'has' | 'restaurantOf'>;

const compared: readonly ItemKind[] = ['dining', 'lane'];
export const comparesItems = (kind: ItemKind): boolean => compared.includes(kind);

const laneFields: Partial<Record<LaneProblem['rule'], string>> = {
  time: 'time',
  free: 'people',
  height: 'people',
  day: 'date',
};

const dateProblem = ({ date }: DayItem, day: TripDay | undefined): string | undefined =>
  date !== null && !day ? 'Choose a day of the trip' : undefined;

const MINUTES_OF_A_DAY = 1440;

const skippedTimeProblem = (
  { date, time }: DayItem,
  trip: PlannedTrip,
  catalogue: KnownCatalogue,
): string | undefined => {
  if (date === null || time === null) return undefined;
  const zone = getDayZone(trip, date, catalogue.entries('ports'));
  if (isOnClocks(date, time, zone)) return undefined;
  let next = toMinute(time);
  while (next < MINUTES_OF_A_DAY && !isOnClocks(date, toClock(next), zone)) next += 1;
  return `Clocks go forward on this day and skip this time: choose one from ${formatTimeOfDay(next)}`;
};

const instead: Record<ServiceProblem['field'], string> = {
  catalogueId: 'Choose another restaurant.',
  'details.meal': 'Choose another meal.',
  time: 'Choose another time.',
};

const reservationProblem = (item: DayItem, { restaurantOf }: KnownCatalogue): FieldError[] => {
  const restaurant = item.status === 'booked' && item.details.kind === 'dining' ? restaurantOf(item) : null;
  const problem = restaurant ? findServiceProblem(item, restaurant) : undefined;
  return problem && !problem.isUncertain
    ? [{ path: problem.field, message: `${problem.sentence} ${instead[problem.field]}` }]
    : [];
};

/** Names each person, so that a former traveler does not excuse another. */
const strangerProblems = ({ details }: DayItem, { party }: PlannedTrip): FieldError[] => {
  const strangers = (people: readonly string[]) =>
    people.filter((person) => !party.some(({ id }) => id === person));
  if (details.kind === 'snack')
    return strangers(Object.keys(details.ratings)).map((person) => ({
      path: `details.ratings.${person}`,
      message: 'Only people who travel with you can rate it',
    }));
  if (details.kind === 'meet')
    return strangers(details.signed).map((person) => ({
      path: `details.signed.${person}`,
      message: 'Only people who travel with you have an autograph book here',
    }));
  return [];
};

const peopleProblem = ({ people }: DayItem, { party }: PlannedTrip): string | undefined =>
  people?.every((person) => party.some(({ id }) => id === person)) === false
    ? 'Choose people who travel with you'
    : undefined;

/** Names the id, so that an entry of an older catalog does not excuse another unknown one. */
const catalogueProblem = ({ catalogueId }: DayItem, catalogue: KnownCatalogue): string | undefined =>
  catalogueId === null || catalogue.has(catalogueId) || products.includes(catalogueId)
    ? undefined
    : `The catalog has no entry “${catalogueId}”: choose one from its lists, or add it by name only`;

interface ItemChecks {
  overlap: (item: DayItem) => string | undefined;
  musts: (item: DayItem) => string | undefined;
  lanes: (item: DayItem) => LaneProblem[];
}

const itemChecks = (
  items: readonly DayItem[],
  { party }: PlannedTrip,
  { day }: KnownCatalogue,
): ItemChecks => ({
  overlap: makeMealChecks(items, party, (each) => findEntry(each, day)),
  musts: mustChecks(items, party),
  lanes: makeLaneChecks(items, { rides: [...day.attractions, ...day.shows], party }),
});

const itemProblems = (
  item: DayItem,
  { overlap, musts, lanes }: ItemChecks,
  day: TripDay | undefined,
  trip: PlannedTrip,
  catalogue: KnownCatalogue,
): FieldError[] => {
  const found = (path: string, message: string | undefined): FieldError[] =>
    message === undefined ? [] : [{ path, message }];
  return [
    ...found('date', dateProblem(item, day) ?? musts(item)),
    ...found('time', skippedTimeProblem(item, trip, catalogue) ?? overlap(item)),
    ...reservationProblem(item, catalogue),
    ...strangerProblems(item, trip),
    ...found('people', peopleProblem(item, trip)),
    ...found('catalogueId', catalogueProblem(item, catalogue)),
    ...lanes(item).map(({ rule, message }) => ({ path: laneFields[rule] ?? 'catalogueId', message })),
  ];
};

/** The rules find nothing new in an item whose other fields change. */
const ruled = (item: DayItem) => {
  const { title, date, time, minutes, people, park, catalogueId, status, details } = item;
  return [title, date, time, minutes, people, park, catalogueId, status, details];
};

/**
 * Problems that existed before do not block another change. `before` and `after` hold all items of the
 * compared kinds; each list is read once, so the work grows linearly.
 */
export const findNewProblems = (
  items: readonly DayItem[],
  after: readonly DayItem[],
  before: readonly DayItem[],
  trip: PlannedTrip & Pick<TripDetail, 'days'>,
  catalogue: KnownCatalogue,
): { id: string; problems: FieldError[] }[] => {
  const days = new Map(trip.days.map((day) => [day.date, day]));
  const known = new Map(before.map((item) => [item.id, item]));
  const isUnchanged = (item: DayItem): boolean =>
    isDeepStrictEqual(ruled(known.get(item.id) ?? item), ruled(item));
  const changed = items.filter((item) => !known.has(item.id) || !isUnchanged(item));
  if (changed.length === 0) return [];
  const checksBefore = itemChecks(before, trip, catalogue);
  const checksAfter = itemChecks(after, trip, catalogue);
  const problemsOf = (item: DayItem, checks: ItemChecks) =>
    itemProblems(item, checks, item.date === null ? undefined : days.get(item.date), trip, catalogue);
  return changed.flatMap((item) => {
    const was = known.get(item.id);
    const old = was ? problemsOf(was, checksBefore) : [];
    const problems = problemsOf(item, checksAfter).filter(
      ({ path, message }) => !old.some((each) => each.path === path && each.message === message),
    );
    return problems.length > 0 ? [{ id: item.id, problems }] : [];
  });
};

import { isDeepStrictEqual } from 'node:util';
import { isOnClocks, type FieldError } from '@landsea/contracts/core';
import {
  clockLabel,
  clockOf,
  entryOf,
  laneChecks,
  mealChecks,
  minuteOf,
  mustChecks,
  serviceProblem,
  type ServiceProblem,
  type LaneProblem,
} from '@landsea/contracts/day-plans';
import { photoProductIds, type DayItem, type ItemKind } from '@landsea/contracts/planning';
import { zoneOfDay, type TripDay, type TripDetail } from '@landsea/contracts/trip';
import type { CatalogueService } from '../../catalogue/lists/catalogue.service.js';

const products: readonly string[] = Object.values(photoProductIds);

type PlannedTrip = Pick<TripDetail, 'party' | 'mode' | 'sailing'>;

/** What the rules ask the catalog. */
export type KnownCatalogue = Pick<CatalogueService, 'day' | 'entries' | 'has' | 'restaurantOf'>;

/** The kinds of items whose rules compare them with the others of the trip. */
const compared: readonly ItemKind[] = ['dining', 'lane'];
export const comparesItems = (kind: ItemKind): boolean => compared.includes(kind);

/** The field at which a broken Lightning Lane rule shows, where it is not the ride. */
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
  const zone = zoneOfDay(trip, date, catalogue.entries('ports'));
  if (isOnClocks(date, time, zone)) return undefined;
  let next = minuteOf(time);
  while (next < MINUTES_OF_A_DAY && !isOnClocks(date, clockOf(next), zone)) next += 1;
  return `Clocks go forward on this day and skip this time: choose one from ${clockLabel(next)}`;
};

const instead: Record<ServiceProblem['field'], string> = {
  catalogueId: 'Choose another restaurant.',
  'details.meal': 'Choose another meal.',
  time: 'Choose another time.',
};

/** A reservation somewhere that certainly does not serve it; a plan there is a conflict of its day. */
const reservationProblem = (item: DayItem, { restaurantOf }: KnownCatalogue): FieldError[] => {
  const restaurant = item.status === 'booked' && item.details.kind === 'dining' ? restaurantOf(item) : null;
  const problem = restaurant ? serviceProblem(item, restaurant) : undefined;
  return problem && !problem.isUncertain
    ? [{ path: problem.field, message: `${problem.sentence} ${instead[problem.field]}` }]
    : [];
};

/** Names each person, so that somebody who left the party does not excuse another. */
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

/** Names the id, so that what an item kept from an older catalog does not excuse another unknown one. */
const catalogueProblem = ({ catalogueId }: DayItem, catalogue: KnownCatalogue): string | undefined =>
  catalogueId === null || catalogue.has(catalogueId) || products.includes(catalogueId)
    ? undefined
    : `The catalog has no entry “${catalogueId}”: choose one from its lists, or add it by name only`;

/** Lists that are read once for all the items that are checked. */
interface ItemChecks {
  overlap: (item: DayItem) => string | undefined;
  musts: (item: DayItem) => string | undefined;
  lanes: (item: DayItem) => LaneProblem[];
}

/** The checks that compare an item with the others of its trip. */
const itemChecks = (
  items: readonly DayItem[],
  { party }: PlannedTrip,
  { day }: KnownCatalogue,
): ItemChecks => ({
  overlap: mealChecks(items, party, (each) => entryOf(each, day)),
  musts: mustChecks(items, party),
  lanes: laneChecks(items, { rides: [...day.attractions, ...day.shows], party }),
});

/** What stands against an item as it would be, at the fields to correct: every rule of a kind is called from here. */
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

/** What the rules read of an item: they find nothing new in one whose other fields change. */
const ruled = (item: DayItem) => {
  const { title, date, time, minutes, people, park, catalogueId, status, details } = item;
  return [title, date, time, minutes, people, park, catalogueId, status, details];
};

/**
 * The problems of these items that were not there before: what was wrong already keeps nobody from another change. `before` and
 * `after` hold all items of the trip for the kinds that {@link comparesItems} and for musts that move. Each list is read once, so
 * the work grows with the items, not with their square.
 */
export const newProblems = (
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

import type { Attraction } from '../../catalogue/attractions.js';
import type { CalendarDate } from '../../core/primitives.js';
import type { DayItem } from '../../planning/day-items.js';
import type { DetailsOf } from '../../planning/item-details.js';
import { laneRules } from '../../planning/park-rules.js';
import { isPartOfPlan } from '../items/item-status.js';
import { ageOn } from '../../trip/party.js';
import { canRide, type Rider } from '../riders/riders.js';

/** What the rules read of an attraction or show. */
export type LaneRide = Pick<Attraction, 'id' | 'name' | 'park' | 'lane'> &
  Partial<Pick<Attraction, 'heightInches'>>;

/** Whether a ride is of Tier 1 in a park with tiers. */
export const isTierOne = ({ lane, park }: Pick<LaneRide, 'lane' | 'park'>): boolean =>
  lane.tier === 1 && laneRules.tieredParks.includes(park);

/** What the rules read of an item of kind lane. `time` is the start of its return window. */
export type LaneItem = Pick<
  DayItem,
  'id' | 'title' | 'date' | 'time' | 'park' | 'people' | 'catalogueId' | 'status'
> & { details: DetailsOf<'lane'> };

export type LanePerson = Rider;

export const isLane = <T extends Pick<DayItem, 'details'>>(
  item: T,
): item is T & { details: DetailsOf<'lane'> } => item.details.kind === 'lane';

/** The pass itself, for a whole day, not a selection of one ride. */
export const isPass = ({ details }: Pick<DayItem, 'details'>): boolean =>
  details.kind === 'lane' && (details.product === 'premier' || details.isPass === true);

/** Tapped in. */
export const isUsed = ({ status, details }: Pick<LaneItem, 'status' | 'details'>): boolean =>
  status === 'done' || Boolean(details.doneAt);

/** Part of the day: not a wish, not cancelled. */
export const isSelected = (item: Pick<LaneItem, 'status' | 'date'>): boolean =>
  item.date !== null && isPartOfPlan(item);

/** Occupies one of the three places: picked ahead or booked, and not used yet. */
export const holdsPlace = (item: LaneItem): boolean =>
  item.details.product === 'multi' &&
  !isPass(item) &&
  isSelected(item) &&
  !isUsed(item) &&
  (item.details.isPreselected || item.status === 'booked');

/** Who needs a pass on a date: everybody of 3 and over. */
export const needsLane = (person: LanePerson, date: CalendarDate): boolean =>
  ageOn(person, date) >= laneRules.freeBelowAge;

/** Who pays for a pass on a date: everybody of 3 and over who can board one of the rides that it is for. */
export const lanePayers = <P extends LanePerson>(
  people: readonly P[],
  rides: readonly Pick<Attraction, 'heightInches'>[],
  date: CalendarDate,
): P[] =>
  people.filter((person) => needsLane(person, date) && rides.some((ride) => canRide(ride, person, date)));

/** How an item names a person: by the id, or by the name where the party has none. */
export const refOf = ({ id, name }: LanePerson): string => id ?? name;

/** Who an item is for: those it names, or everybody who needs a pass that day. */
export const lanePeople = (
  { people, date }: Pick<LaneItem, 'people' | 'date'>,
  party: readonly LanePerson[],
): string[] => people ?? party.filter((person) => date === null || needsLane(person, date)).map(refOf);

/** The people of a party that an item names. */
export const peopleNamed = <T extends LanePerson>(refs: readonly string[], party: readonly T[]): T[] =>
  party.filter((person) => refs.includes(refOf(person)));

import type { Attraction } from '@landsea/contracts/catalogue';
import type { CalendarDate } from '@landsea/contracts/core';
import type { DayItem, DetailsOf } from '@landsea/contracts/planning';
import { laneRules } from '../../planning/park-rules.js';
import { isPartOfPlan } from '../items/item-status.js';
import { getAgeOn } from '../../trip/guests.js';
import { canRide, type Rider } from '../riders/riders.js';

export type LaneRide = Pick<Attraction, 'id' | 'name' | 'park' | 'lane'> &
  Partial<Pick<Attraction, 'heightInches'>>;

export const isTierOne = ({ lane, park }: Pick<LaneRide, 'lane' | 'park'>): boolean =>
  lane.tier === 1 && laneRules.tieredParks.includes(park);

/** `time` is the start of the return window. */
export type LaneItem = Pick<
  DayItem,
  'id' | 'title' | 'date' | 'time' | 'park' | 'people' | 'catalogueId' | 'status'
> & { details: DetailsOf<'lane'> };

export type LanePerson = Rider;

export const isLane = <T extends Pick<DayItem, 'details'>>(
  item: T,
): item is T & { details: DetailsOf<'lane'> } => item.details.kind === 'lane';

/** True for the pass itself, not a selection of a ride. */
export const isPass = ({ details }: Pick<DayItem, 'details'>): boolean =>
  details.kind === 'lane' && (details.product === 'premier' || details.isPass === true);

export const isUsed = ({ status, details }: Pick<LaneItem, 'status' | 'details'>): boolean =>
  status === 'done' || Boolean(details.doneAt);

export const isSelected = (item: Pick<LaneItem, 'status' | 'date'>): boolean =>
  item.date !== null && isPartOfPlan(item);

/** Picked or booked, and not yet used. */
export const holdsPlace = (item: LaneItem): boolean =>
  item.details.product === 'multi' &&
  !isPass(item) &&
  isSelected(item) &&
  !isUsed(item) &&
  (item.details.isPreselected || item.status === 'booked');

export const needsLane = (person: LanePerson, date: CalendarDate): boolean =>
  getAgeOn(person, date) >= laneRules.freeBelowAge;

/** Everybody of 3 and over who can board one of the rides. */
export const listLanePayers = <P extends LanePerson>(
  people: readonly P[],
  rides: readonly Pick<Attraction, 'heightInches'>[],
  date: CalendarDate,
): P[] =>
  people.filter((person) => needsLane(person, date) && rides.some((ride) => canRide(ride, person, date)));

/** The id, or the name of a person without one. */
export const toPersonRef = ({ id, name }: LanePerson): string => id ?? name;

/** The named people, or everybody who needs a pass that day. */
export const listLanePeople = (
  { people, date }: Pick<LaneItem, 'people' | 'date'>,
  party: readonly LanePerson[],
): string[] => people ?? party.filter((person) => date === null || needsLane(person, date)).map(toPersonRef);

export const filterPeopleNamed = <T extends LanePerson>(refs: readonly string[], party: readonly T[]): T[] =>
  party.filter((person) => refs.includes(toPersonRef(person)));

import type { ParkId } from '../../catalogue/places.js';
import { parkNames } from '../../catalogue/places.js';
import type { LaneItem, LaneRide } from './lane-rules.js';
import { isHeld, isPass, isUsed, laneRules, tieredParks } from './lane-rules.js';

/** The sentence is `what`, for whom where it is not everybody, a colon, and `rest`, which says what to do. */
export interface HoldingProblem {
  rule: 'once' | 'premier' | 'single' | 'ahead' | 'held' | 'park' | 'tier';
  what: string;
  rest: string;
}

const rideOf = (item: LaneItem, rides: readonly LaneRide[]) =>
  rides.find(({ id }) => id === item.catalogueId);

const parkOf = (item: LaneItem, rides: readonly LaneRide[]): ParkId | null =>
  rideOf(item, rides)?.park ?? item.park;

const isTierOne = (item: LaneItem, rides: readonly LaneRide[]): boolean => {
  const ride = rideOf(item, rides);
  return ride !== undefined && ride.lane.tier === 1 && tieredParks.includes(ride.park);
};

const isSameRide = (one: LaneItem, other: LaneItem): boolean =>
  one.catalogueId !== null
    ? one.catalogueId === other.catalogueId
    : other.catalogueId === null && one.title.trim().toLowerCase() === other.title.trim().toLowerCase();

const premierProblem = (
  selection: LaneItem,
  mine: readonly LaneItem[],
  rides: readonly LaneRide[],
): HoldingProblem | undefined => {
  const park = parkOf(selection, rides);
  if (park === null) return undefined;
  const inPark = mine.filter((other) => parkOf(other, rides) === park);
  const premier = inPark.find(({ details }) => details.product === 'premier');
  if (premier)
    return {
      rule: 'premier',
      what: `A Premier Pass already covers ${parkNames[park]} that day`,
      rest: 'remove this one, it is not needed.',
    };
  return selection.details.product === 'premier' && inPark.length > 0
    ? {
        rule: 'premier',
        what: 'A Premier Pass covers every Lightning Lane of the park',
        rest: `remove the other selections at ${parkNames[park]} first.`,
      }
    : undefined;
};

/** Before the first tap-in all that is held is in one park, with one Tier 1 at most (rule 6). */
const firstPicksProblem = (
  selection: LaneItem,
  held: readonly LaneItem[],
  rides: readonly LaneRide[],
): HoldingProblem | undefined => {
  const park = parkOf(selection, rides);
  const elsewhere = held
    .map((other) => parkOf(other, rides))
    .find((other) => other !== null && other !== park);
  if (park !== null && elsewhere)
    return {
      rule: 'park',
      what: 'Before the first tap-in all Multi Pass picks are in one park',
      rest: `stay with ${parkNames[elsewhere]}, or book this one after the first tap-in.`,
    };
  const topTier = held.filter((other) => isTierOne(other, rides));
  return isTierOne(selection, rides) && topTier.length >= laneRules.mostTierOne
    ? {
        rule: 'tier',
        what: `Only one Tier 1 ride fits before the first tap-in, and ${topTier[0]?.title ?? 'one'} is it`,
        rest: 'swap the two, or book this one after the first tap-in.',
      }
    : undefined;
};

const multiProblem = (
  selection: LaneItem,
  mine: readonly LaneItem[],
  rides: readonly LaneRide[],
): HoldingProblem | undefined => {
  const multi = mine.filter((other) => other.details.product === 'multi' && !isPass(other));
  const ahead = multi.filter(({ details }) => details.isPreselected);
  if (selection.details.isPreselected && ahead.length >= laneRules.mostMulti)
    return {
      rule: 'ahead',
      what: 'Three rides are already picked ahead',
      rest: 'remove one of them, or book this one after the first tap-in.',
    };
  if (!isHeld(selection)) return undefined;
  const held = multi.filter(isHeld);
  const hasTappedIn = multi.some(isUsed);
  if (held.length >= laneRules.mostMulti)
    return {
      rule: 'held',
      what: 'Three Multi Pass selections are already held',
      rest: hasTappedIn
        ? 'use or remove one of them first.'
        : 'remove one, or book this after the first tap-in.',
    };
  return hasTappedIn ? undefined : firstPicksProblem(selection, held, rides);
};

/** What stands between one person's other selections of that day (`mine`) and this one: the first rule that it breaks. */
export const holdingProblem = (
  selection: LaneItem,
  mine: readonly LaneItem[],
  rides: readonly LaneRide[],
): HoldingProblem | undefined => {
  const { product } = selection.details;
  const premier = premierProblem(selection, mine, rides);
  if (premier || product === 'premier') return premier;
  if (isPass(selection))
    return mine.some((other) => isPass(other) && other.details.product === product)
      ? {
          rule: 'once',
          what: 'There is a Multi Pass for that day already',
          rest: 'one pass a day is enough.',
        }
      : undefined;
  if (mine.some((other) => !isPass(other) && isSameRide(selection, other)))
    return {
      rule: 'once',
      what: `${selection.title} is already selected that day`,
      rest: 'choose another ride or another day.',
    };
  if (product === 'multi') return multiProblem(selection, mine, rides);
  const singles = mine.filter(({ details }) => details.product === 'single');
  return singles.length >= laneRules.mostSingle
    ? {
        rule: 'single',
        what: 'Two Single Passes are the most for a day',
        rest: 'remove one of them first.',
      }
    : undefined;
};

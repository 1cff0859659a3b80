import { capitalize, joinWords, spellNumber } from '@landsea/contracts/core';
import { type ParkId, parkNames } from '@landsea/contracts/catalogue';
import type { LaneIndex } from './lane-index.js';
import { type LaneItem, holdsPlace, isPass, isTierOne, isUsed } from './lane-facts.js';
import { laneRules } from '../../planning/park-rules.js';

export interface HoldingProblem {
  rule: 'once' | 'premier' | 'single' | 'ahead' | 'held' | 'park' | 'tier';
  what: string;
  rest: string;
}

const parkOf = (item: LaneItem, index: LaneIndex): ParkId | null => index.rideOf(item)?.park ?? item.park;

const isTopTier = (item: LaneItem, index: LaneIndex): boolean => {
  const ride = index.rideOf(item);
  return ride !== undefined && isTierOne(ride);
};

const isSameRide = (one: LaneItem, other: LaneItem): boolean =>
  one.catalogueId !== null
    ? one.catalogueId === other.catalogueId
    : other.catalogueId === null && one.title.trim().toLowerCase() === other.title.trim().toLowerCase();

const countOf = (count: number, noun: string): string =>
  `${capitalize(spellNumber(count))} ${noun}${count === 1 ? ' is' : 's are'}`;

const premierProblem = (
  selection: LaneItem,
  mine: readonly LaneItem[],
  index: LaneIndex,
): HoldingProblem | undefined => {
  const park = parkOf(selection, index);
  if (park === null) return undefined;
  const inPark = mine.filter((other) => parkOf(other, index) === park);
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

const tierWords = (held: readonly LaneItem[]): string => {
  const most = laneRules.mostTierOne;
  const titles = joinWords(held.slice(0, most).map(({ title }) => title));
  return `Only ${spellNumber(most)} Tier 1 ${most === 1 ? 'ride fits' : 'rides fit'} before the first tap-in, and ${titles} ${
    most === 1 ? 'is it' : 'are they'
  }`;
};

/** `domain.md`, L3 and L4: before the first tap-in one park, with one Tier 1 at most. */
const firstPicksProblem = (
  selection: LaneItem,
  held: readonly LaneItem[],
  index: LaneIndex,
): HoldingProblem | undefined => {
  const park = parkOf(selection, index);
  const elsewhere = held
    .map((other) => parkOf(other, index))
    .find((other) => other !== null && other !== park);
  if (park !== null && elsewhere)
    return {
      rule: 'park',
      what: 'Before the first tap-in all Multi Pass picks are in one park',
      rest: `stay with ${parkNames[elsewhere]}, or book this one after the first tap-in.`,
    };
  const topTier = held.filter((other) => isTopTier(other, index));
  return isTopTier(selection, index) && topTier.length >= laneRules.mostTierOne
    ? {
        rule: 'tier',
        what: tierWords(topTier),
        rest: 'swap the two, or book this one after the first tap-in.',
      }
    : undefined;
};

const multiProblem = (
  selection: LaneItem,
  mine: readonly LaneItem[],
  index: LaneIndex,
): HoldingProblem | undefined => {
  const multi = mine.filter((other) => other.details.product === 'multi' && !isPass(other));
  const ahead = multi.filter(({ details }) => details.isPreselected);
  if (selection.details.isPreselected && ahead.length >= laneRules.mostMulti)
    return {
      rule: 'ahead',
      what: `${countOf(laneRules.mostMulti, 'ride')} already picked ahead`,
      rest: 'remove one of them, or book this one after the first tap-in.',
    };
  if (!holdsPlace(selection)) return undefined;
  const held = multi.filter(holdsPlace);
  const hasTappedIn = multi.some(isUsed);
  if (held.length >= laneRules.mostMulti)
    return {
      rule: 'held',
      what: `${countOf(laneRules.mostMulti, 'Multi Pass selection')} already held`,
      rest: hasTappedIn
        ? 'use or remove one of them first.'
        : 'remove one, or book this after the first tap-in.',
    };
  return hasTappedIn ? undefined : firstPicksProblem(selection, held, index);
};

export const findHoldingProblem = (
  selection: LaneItem,
  mine: readonly LaneItem[],
  index: LaneIndex,
): HoldingProblem | undefined => {
  const { product } = selection.details;
  const premier = premierProblem(selection, mine, index);
  if (premier || product === 'premier') return premier;
  if (isPass(selection))
    return mine.some((other) => isPass(other) && other.details.product === product)
      ? {
          rule: 'once',
          what: 'There is already a Multi Pass for that day',
          rest: 'one pass a day is enough.',
        }
      : undefined;
  if (mine.some((other) => !isPass(other) && isSameRide(selection, other)))
    return {
      rule: 'once',
      what: `${selection.title} is already selected that day`,
      rest: 'choose another ride or another day.',
    };
  if (product === 'multi') return multiProblem(selection, mine, index);
  const singles = mine.filter(({ details }) => details.product === 'single');
  return singles.length >= laneRules.mostSingle
    ? {
        rule: 'single',
        what: `${capitalize(spellNumber(laneRules.mostSingle))} Single ${laneRules.mostSingle === 1 ? 'Pass is' : 'Passes are'} the most for a day`,
        rest: 'remove one of them first.',
      }
    : undefined;
};

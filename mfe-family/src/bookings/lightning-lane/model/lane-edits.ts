import { type ParkId, parkNames } from '@landsea/contracts/catalogue';
import { getLandName } from '@landsea/rules/catalogue';
import {
  applyItemChange,
  checkOff,
  markDetailsDone,
  makeLaneChecks,
  laneProductNames,
  makeItem,
  type LanePrice,
  type LaneRide,
  type LaneEntry,
} from '@landsea/rules/day-plans';
import { toClock, toMinute } from '@landsea/rules/trip';
import { laneRules } from '@landsea/rules/planning';
import type { CreateDayItem, DayItem } from '@landsea/contracts/planning';
import type { Traveler } from '@landsea/contracts/trip';
import type { ItemChange } from '../../../items/queue/item-change';
import type { LaneTarget } from '../../../items/panel/actions/new-lane';
import type { LaneSelection } from './lane-days';
import type { LaneState } from './lane-labels';

export const makePass = (
  product: 'multi' | 'premier',
  park: ParkId,
  { date, people }: LaneTarget,
  price: LanePrice | null,
): CreateDayItem => ({
  id: crypto.randomUUID(),
  title: `${laneProductNames[product]}, ${parkNames[park]}`,
  date,
  people,
  park,
  status: 'planned',
  costCents: price?.cents ?? null,
  details: { kind: 'lane', product, isPass: true, returnUntil: null, isPreselected: false },
});

export const makeStateChange = ({ details }: LaneSelection, state: LaneState, now: Date): ItemChange => {
  const isPreselected = state === 'ahead' || (state !== 'later' && details.isPreselected);
  const chosen = { details: { ...details, isPreselected } };
  if (state === 'used') return checkOff(chosen, now.toISOString());
  return {
    status: state === 'booked' ? 'booked' : 'planned',
    details: markDetailsDone(false, chosen.details),
  };
};

/** The return window from `time` on, an hour long; null takes it away. */
export const returnChange = ({ details }: LaneSelection, time: string | null): ItemChange => ({
  time,
  details: {
    ...details,
    returnUntil: time && toClock(Math.min(toMinute(time) + laneRules.returnMinutes, 24 * 60 - 1)),
  },
});

export const swapChange = ({ details }: LaneSelection, { id, name, land }: LaneEntry): ItemChange => ({
  title: name,
  place: land ? getLandName(land) : null,
  catalogueId: id,
  time: null,
  details: { ...details, returnUntil: null },
});

interface EligibleLanes {
  items: readonly DayItem[];
  rides: readonly LaneRide[];
  party: readonly Traveler[];
}

/** Returns an error in one sentence; undefined when the item can be added. */
export const addProblem = (item: CreateDayItem, { items, rides, party }: EligibleLanes): string | undefined =>
  makeLaneChecks(items, { rides, party })(makeItem(item, items))[0]?.message;

/** Returns an error in one sentence; undefined when the change is possible. */
export const changeProblem = (
  item: LaneSelection,
  change: ItemChange,
  { items, rides, party }: EligibleLanes,
): string | undefined => makeLaneChecks(items, { rides, party })(applyItemChange(item, change))[0]?.message;

import type { Attraction, CrowdLevel, ClockTime } from '@landsea/contracts/catalogue';
import { toMinute } from '../../trip/clock.js';
import { laneRules } from '../../planning/park-rules.js';
import { isTierOne } from './lane-facts.js';

export type WantedRide = Pick<
  Attraction,
  'id' | 'name' | 'park' | 'lane' | 'laneGoneBy' | 'waits' | 'heightInches'
>;

/** `goneBy` null: return times last. */
export interface LaneBooking<T extends WantedRide> {
  ride: T;
  goneBy: ClockTime | null;
  fallbacks: T[];
}

export interface BookingOrder<T extends WantedRide> {
  first: LaneBooking<T>[];
  singles: LaneBooking<T>[];
  later: LaneBooking<T>[];
  /** No lane, or likely gone: ride at rope drop or in the standby line. */
  standby: T[];
}

/** Wall time; null: they last all day. */
export const getLaneGoneBy = ({ laneGoneBy: gone }: Pick<WantedRide, 'laneGoneBy'>, crowd: CrowdLevel) =>
  gone?.[crowd] ?? null;

/** The second selection follows the first tap-in at about this minute, one more each hour. */
const FIRST_TAP_IN = 10 * 60;
const LAST_BOOKING: ClockTime = '20:00';

/** Soonest gone first; among those that last, the longest line first. */
export const compareSellOut =
  (crowd: CrowdLevel) =>
  (one: WantedRide, other: WantedRide): number =>
    (getLaneGoneBy(one, crowd) ?? '24:00').localeCompare(getLaneGoneBy(other, crowd) ?? '24:00') ||
    (other.waits?.worstPosted[crowd] ?? 0) - (one.waits?.worstPosted[crowd] ?? 0) ||
    one.name.localeCompare(other.name);

const MOST_FALLBACKS = 2;

/** `domain.md`, L4: no Tier 1 for a Tier 2. */
export const listFallbacks = <T extends WantedRide>(
  ride: WantedRide,
  others: readonly T[],
  crowd: CrowdLevel,
): T[] =>
  others
    .filter(
      (other) =>
        other.id !== ride.id &&
        other.park === ride.park &&
        other.lane.product === ride.lane.product &&
        (isTierOne(ride) || !isTierOne(other)),
    )
    .sort(compareSellOut(crowd))
    .slice(0, MOST_FALLBACKS);

/**
 * Domain.md, L3 to L5: one Tier 1 is picked ahead, the one that is gone first; others follow after the first
 * tap-in. `wishes` are of one park.
 */
export const orderLaneBookings = <T extends WantedRide>(
  wishes: readonly T[],
  crowd: CrowdLevel,
): BookingOrder<T> => {
  const sorted = [...wishes].sort(compareSellOut(crowd));
  const multi = sorted.filter(({ lane }) => lane.product === 'multi');
  const tierOnes = multi.filter(isTierOne);
  const topPick = tierOnes.slice(0, laneRules.mostTierOne);
  const others = multi.filter((ride) => !isTierOne(ride));
  const picks = [...topPick, ...others.slice(0, laneRules.mostMulti - topPick.length)].sort(
    compareSellOut(crowd),
  );
  const rest = multi.filter((ride) => !picks.includes(ride));
  const booking = (ride: T, others: readonly T[]): LaneBooking<T> => ({
    ride,
    goneBy: getLaneGoneBy(ride, crowd),
    fallbacks: listFallbacks(ride, others, crowd),
  });
  const lasts = (ride: T, turn: number): boolean =>
    toMinute(getLaneGoneBy(ride, crowd) ?? LAST_BOOKING) > FIRST_TAP_IN + turn * 60;
  const later: T[] = [];
  for (const ride of rest) if (lasts(ride, later.length)) later.push(ride);
  const singles = sorted.filter(({ lane }) => lane.product === 'single');
  const bought = singles.slice(0, laneRules.mostSingle);
  return {
    first: picks.map((ride) => booking(ride, rest)),
    singles: bought.map((ride) => booking(ride, singles.slice(bought.length))),
    later: later.map((ride) => booking(ride, [])),
    standby: sorted.filter(
      (ride) => !bought.includes(ride) && !picks.includes(ride) && !later.includes(ride),
    ),
  };
};

import type { Attraction, CrowdLevel } from '../../catalogue/attractions.js';
import type { ClockTime } from '../../catalogue/places.js';
import { minuteOf } from '../clock.js';
import { laneRules } from '../../planning/park-rules.js';
import { isTierOne } from './lane-rules.js';

/** A ride that somebody wants, as the booking order reads it. */
export type WantedRide = Pick<
  Attraction,
  'id' | 'name' | 'park' | 'lane' | 'laneGoneBy' | 'waits' | 'heightInches'
>;

/** A ride to book, when its return times are usually gone (null: they last), and what to try when it is. */
export interface LaneBooking<T extends WantedRide> {
  ride: T;
  goneBy: ClockTime | null;
  fallbacks: T[];
}

export interface BookingOrder<T extends WantedRide> {
  /** Multi Pass rides to pick when booking opens, the first one first. */
  first: LaneBooking<T>[];
  /** Single Passes worth buying then, the first to sell out first. */
  singles: LaneBooking<T>[];
  /** Multi Pass rides to book one by one after each tap-in, in this order. */
  later: LaneBooking<T>[];
  /** Without a lane or likely gone before their turn: ride at rope drop or in the standby line. */
  standby: T[];
}

/** The wall time at which a ride's return times are usually gone with such crowds; null: they last all day. */
export const laneGoneBy = ({ laneGoneBy: gone }: Pick<WantedRide, 'laneGoneBy'>, crowd: CrowdLevel) =>
  gone?.[crowd] ?? null;

/** The second selection is made after the first tap-in, about here, and one more each hour. */
const FIRST_TAP_IN = 10 * 60;
/** What is booked later than this is hardly ridden before the park closes. */
const LAST_BOOKING: ClockTime = '20:00';

/** Soonest gone first; among those that last, the longest line first. */
export const bySellOut =
  (crowd: CrowdLevel) =>
  (one: WantedRide, other: WantedRide): number =>
    (laneGoneBy(one, crowd) ?? '24:00').localeCompare(laneGoneBy(other, crowd) ?? '24:00') ||
    (other.waits?.worstPosted[crowd] ?? 0) - (one.waits?.worstPosted[crowd] ?? 0) ||
    one.name.localeCompare(other.name);

const MOST_FALLBACKS = 2;

/** What to try when a ride is gone: the soonest gone of the others of its kind, and no Tier 1 for a Tier 2 (rule 6). */
export const fallbacksFor = <T extends WantedRide>(
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
    .sort(bySellOut(crowd))
    .slice(0, MOST_FALLBACKS);

/**
 * What to book first for one park day, with fallbacks, from when return times usually run out (domain.md, L3 to L5). Picks
 * keep to the most that may be picked ahead and are of Tier 1; a fallback never breaks that. Of several Tier 1 rides the one
 * that is gone first is picked, the others follow after the first tap-in while they last. `wishes` are of one park.
 */
export const bookingOrder = <T extends WantedRide>(
  wishes: readonly T[],
  crowd: CrowdLevel,
): BookingOrder<T> => {
  const sorted = [...wishes].sort(bySellOut(crowd));
  const multi = sorted.filter(({ lane }) => lane.product === 'multi');
  const tierOnes = multi.filter(isTierOne);
  const topPick = tierOnes.slice(0, laneRules.mostTierOne);
  const others = multi.filter((ride) => !isTierOne(ride));
  const picks = [...topPick, ...others.slice(0, laneRules.mostMulti - topPick.length)].sort(bySellOut(crowd));
  const rest = multi.filter((ride) => !picks.includes(ride));
  const booking = (ride: T, others: readonly T[]): LaneBooking<T> => ({
    ride,
    goneBy: laneGoneBy(ride, crowd),
    fallbacks: fallbacksFor(ride, others, crowd),
  });
  const lasts = (ride: T, turn: number): boolean =>
    minuteOf(laneGoneBy(ride, crowd) ?? LAST_BOOKING) > FIRST_TAP_IN + turn * 60;
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

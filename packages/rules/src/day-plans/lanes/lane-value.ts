import type { CrowdLevel, ParkCalendar, ParkId } from '@landsea/contracts/catalogue';
import type { CalendarDate } from '@landsea/contracts/core';
import type { LaneProduct } from '@landsea/contracts/planning';
import { laneRules } from '../../planning/park-rules.js';
import { LANE_WAIT_MINUTES } from '../waits.js';
import { orderLaneBookings, type WantedRide } from './lane-order.js';
import { priceLane, type LaneOffer } from './lane-price.js';
import { canRide } from '../riders/riders.js';
import { listLanePayers, needsLane, type LanePerson } from './lane-facts.js';

/** Cents for an hour out of line, until the family chooses. */
export const USUAL_HOUR_CENTS = 2500;
/** A factor on the worth of an hour. */
const CLOSE_CALL = 1.25;

export type LaneVerdict = 'buy' | 'close' | 'skip';

/** Averages for each person who pays. */
export interface LaneOption {
  product: LaneProduct;
  /** Ids of rides without a line. */
  rideIds: string[];
  savedMinutes: number;
  personCents: number;
  payers: number;
  /** Cents for all who pay. */
  cents: number;
  isTypical: boolean;
  /** Cents for each hour saved; null where none is. */
  hourCents: number | null;
  verdict: LaneVerdict;
}

export interface LaneValue {
  options: LaneOption[];
  /** Empty when standby is the better deal. */
  best: LaneOption[];
  /** Average minutes for each person of 3 and over. */
  standbyMinutes: number;
  bestMinutes: number;
  /** Cents of worth beyond the price, for each person. */
  gainCents: number;
}

export interface LaneValueInput<T extends WantedRide> {
  park: ParkId;
  date: CalendarDate;
  crowd: CrowdLevel;
  wishes: readonly T[];
  people: readonly LanePerson[];
  prices: Pick<ParkCalendar, 'seasons' | 'multiPass' | 'singlePass' | 'premierPass'>;
  waitAt: (ride: T, minute: number) => number;
  hourCents: number;
  from?: number;
  until?: number;
}

const MORNING = 9 * 60;
const EVENING = 21 * 60;

const meanWait = (waitAt: (minute: number) => number, from = MORNING, until = EVENING): number => {
  const hours = Math.max(1, Math.floor((until - from) / 60));
  const waits = Array.from({ length: hours }, (_, hour) => waitAt(from + hour * 60 + 30));
  return Math.round(waits.reduce((sum, wait) => sum + wait, 0) / hours);
};

const total = <T>(list: readonly T[], minutesOf: (each: T) => number): number =>
  list.reduce((sum, each) => sum + minutesOf(each), 0);

const gainOf = ({ savedMinutes, personCents }: LaneOption, hourCents: number): number =>
  Math.round((savedMinutes / 60) * hourCents) - personCents;

const verdictOf = (cents: number | null, hourCents: number): LaneVerdict => {
  if (cents === null || cents > hourCents * CLOSE_CALL) return 'skip';
  return cents <= hourCents ? 'buy' : 'close';
};

/**
 * A pass is bought when an hour saved costs at most `hourCents`; Premier only when it beats the others
 * together. Waits are means over the day; Multi Pass skips the lines that {@link bookingOrder} can still get.
 */
export const valueLane = <T extends WantedRide>(input: LaneValueInput<T>): LaneValue => {
  const { park, date, crowd, wishes, people, prices, waitAt, hourCents } = input;
  const waits = new Map(
    wishes.map((ride) => [ride.id, meanWait((minute) => waitAt(ride, minute), input.from, input.until)]),
  );
  const standbyOf = ({ id }: T): number => waits.get(id) ?? 0;
  const savedOf = (ride: T): number => Math.max(0, standbyOf(ride) - LANE_WAIT_MINUTES);
  const perPerson = (
    rides: readonly T[],
    minutesOf: (ride: T) => number,
    of: readonly LanePerson[],
  ): number =>
    of.reduce(
      (sum, person) =>
        sum +
        total(
          rides.filter((ride) => canRide(ride, person, date)),
          minutesOf,
        ),
      0,
    ) / Math.max(1, of.length);
  const optionOf = (offer: LaneOffer, rides: readonly T[]): LaneOption[] => {
    const payers = listLanePayers(people, rides, date);
    const price = priceLane(offer, date, payers, prices);
    if (!price || payers.length === 0) return [];
    const savedMinutes = Math.round(perPerson(rides, savedOf, payers));
    const centsAnHour = savedMinutes === 0 ? null : Math.round(price.personCents / (savedMinutes / 60));
    return [
      {
        product: offer.product,
        rideIds: rides.map(({ id }) => id),
        savedMinutes,
        personCents: price.personCents,
        payers: price.payers,
        cents: price.cents,
        isTypical: price.isTypical,
        hourCents: centsAnHour,
        verdict: verdictOf(centsAnHour, hourCents),
      },
    ];
  };
  const order = orderLaneBookings(wishes, crowd);
  const multi = optionOf(
    { product: 'multi', park },
    [...order.first, ...order.later].slice(0, laneRules.mostMultiRides[park]).map(({ ride }) => ride),
  );
  const singles = order.singles.flatMap(({ ride }) =>
    optionOf({ product: 'single', attractionId: ride.id }, [ride]),
  );
  const apart = [...multi, ...singles].filter(({ verdict }) => verdict === 'buy');
  const gainApart = apart.reduce((sum, option) => sum + gainOf(option, hourCents), 0);
  const premier = optionOf(
    { product: 'premier', park },
    wishes.filter(({ lane }) => lane.product !== 'none'),
  ).map((option): LaneOption => ({
    ...option,
    verdict: option.verdict === 'buy' && gainOf(option, hourCents) > gainApart ? 'buy' : 'skip',
  }));
  const best = premier.some(({ verdict }) => verdict === 'buy') ? premier : apart;
  const party = people.filter((person) => needsLane(person, date));
  const standbyMinutes = Math.round(perPerson(wishes, standbyOf, party));
  const savedByBest = total(best, ({ savedMinutes, payers }) => (savedMinutes * payers) / party.length);
  return {
    options: [...multi, ...singles, ...premier],
    best,
    standbyMinutes,
    bestMinutes: Math.max(0, standbyMinutes - Math.round(savedByBest)),
    gainCents: best.reduce((sum, option) => sum + gainOf(option, hourCents), 0),
  };
};

export const filterDaysWorthIt = <T extends { value: LaneValue }>(days: readonly T[]): T[] =>
  days
    .filter(({ value }) => value.best.length > 0)
    .sort((one, other) => other.value.gainCents - one.value.gainCents);

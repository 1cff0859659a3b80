import type { CrowdLevel } from '../../catalogue/attractions.js';
import type { ParkCalendar } from '../../catalogue/park-calendar.js';
import type { ParkId } from '../../catalogue/places.js';
import type { CalendarDate } from '../../core/primitives.js';
import type { LaneProduct } from '../../planning/item-details.js';
import { laneRules } from '../../planning/park-rules.js';
import { LANE_WAIT_MINUTES } from '../waits.js';
import { bookingOrder, type WantedRide } from './lane-order.js';
import { lanePrice, type LaneOffer } from './lane-price.js';
import { canRide } from '../riders/riders.js';
import { lanePayers, needsLane, type LanePerson } from './lane-rules.js';

/** What an hour out of line is worth to one person until the family says otherwise, in cents. */
export const USUAL_HOUR_CENTS = 2500;
/** Up to this much over the worth of an hour, a pass is a close call. */
const CLOSE_CALL = 1.25;

export type LaneVerdict = 'buy' | 'close' | 'skip';

/** One pass: what it costs and, on average, saves each person who pays. */
export interface LaneOption {
  product: LaneProduct;
  /** The rides that it skips the line of. */
  rideIds: string[];
  savedMinutes: number;
  personCents: number;
  /** How many people pay. */
  payers: number;
  /** For all who pay together. */
  cents: number;
  isTypical: boolean;
  /** Cents for each hour saved; null where nothing is saved. */
  hourCents: number | null;
  verdict: LaneVerdict;
}

export interface LaneValue {
  options: LaneOption[];
  /** The passes worth buying together, none of them when standby is the better deal. */
  best: LaneOption[];
  /** Minutes that each person of 3 and over waits on average without any pass, and with the best ones. */
  standbyMinutes: number;
  bestMinutes: number;
  /** What the best passes are worth beyond their price to each person, in cents: which day gains most. */
  gainCents: number;
}

export interface LaneValueInput<T extends WantedRide> {
  park: ParkId;
  date: CalendarDate;
  crowd: CrowdLevel;
  wishes: readonly T[];
  /** Who comes; guests under 3, and those who are too short for all the rides of a pass, pay nothing. */
  people: readonly LanePerson[];
  prices: Pick<ParkCalendar, 'seasons' | 'multiPass' | 'singlePass' | 'premierPass'>;
  /** The expected standby wait in minutes of a ride at a minute of the day. */
  waitAt: (ride: T, minute: number) => number;
  /** What an hour out of line is worth to each person, in cents. */
  hourCents: number;
  /** When the family is in the park, in minutes of the day. */
  from?: number;
  until?: number;
}

const MORNING = 9 * 60;
const EVENING = 21 * 60;

/** The usual wait for a ride over the family's hours in the park, in whole minutes. */
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
 * Buy or not, in dollars and minutes a person, for the rides that the family wants on a park day. Each ride's standby wait is
 * its mean over the day, and nobody waits for a ride that they are too short for; a Multi Pass skips the lines that
 * {@link bookingOrder} can still get with such crowds, a Premier Pass all that have a lane. A pass is bought when an hour saved costs no more than `hourCents`; the Premier Pass only when it is
 * worth more than the others together.
 */
export const laneValue = <T extends WantedRide>(input: LaneValueInput<T>): LaneValue => {
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
    const payers = lanePayers(people, rides, date);
    const price = lanePrice(offer, date, payers, prices);
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
  const order = bookingOrder(wishes, crowd);
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

/** The days on which passes are worth their price, the one that gains most first. */
export const daysWorthIt = <T extends { value: LaneValue }>(days: readonly T[]): T[] =>
  days
    .filter(({ value }) => value.best.length > 0)
    .sort((one, other) => other.value.gainCents - one.value.gainCents);

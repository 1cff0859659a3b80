import { foldName } from '../../catalogue/plain-name.js';
import { parkNames } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import { toMinute } from '../../trip/clock.js';
import { getParkDay, getPartyStart, type DayContext } from '../day-context.js';
import { makeParkDay } from '../park-day.js';
import { findAttraction, findEntry, getItemPlace } from '../stops/day-entries.js';
import { isRest } from '../items/rests.js';
import { getItemMinutes } from '../items/item-minutes.js';
import { findOutingPlace } from '../ship/ship-wishes.js';
import { getExpectedWait } from '../waits.js';

export interface WishDay {
  day: TripDay;
  context: DayContext;
}

const BETWEEN_MINUTES = 10;
/** A share of the day. */
const FILLED_SHARE = 0.85;
const SHIP_NIGHT = 22 * 60;
const OTHER_DAY_MINUTES = 600;
const USUAL_MINUTE = 11 * 60;

const onTheWay: readonly TripDay['kind'][] = ['travel', 'debarkation'];
const aboard: readonly TripDay['kind'][] = ['embarkation', 'sea', 'port'];

const dayEnd = ({ leavesAt }: WishDay['context']): number => (leavesAt ? toMinute(leavesAt) : SHIP_NIGHT);

export const countMinutes = ({ context }: WishDay): number => {
  if (context.aboard) return (SHIP_NIGHT - getPartyStart(context)) * FILLED_SHARE;
  const hours = context.parks.flatMap((park) => getParkDay(park, context) ?? []);
  if (hours.length === 0)
    return Math.min(OTHER_DAY_MINUTES, Math.max(0, dayEnd(context) - getPartyStart(context)));
  const from = context.arrivesAt ? toMinute(context.arrivesAt) : Math.min(...hours.map(({ gates }) => gates));
  const until = context.leavesAt ? toMinute(context.leavesAt) : Math.max(...hours.map(({ close }) => close));
  return Math.max(0, until - from) * FILLED_SHARE;
};

export const countTakenBy = (item: DayItem, { context }: WishDay): number => {
  const known = findEntry(item, context.catalogue);
  const ride = findAttraction(known, context.catalogue);
  const hours = ride ? makeParkDay(ride.park, context.date, context.catalogue.calendar, context) : null;
  const wait = ride && hours && item.details.kind !== 'lane' ? getExpectedWait(ride, USUAL_MINUTE, hours) : 0;
  return getItemMinutes(item, known) + wait + BETWEEN_MINUTES;
};

export interface WishPlace {
  suits: (day: WishDay) => boolean;
  nowhere: string;
}

const isAboard = ({ day }: WishDay): boolean => aboard.includes(day.kind);

export const placeOfWish = (wish: DayItem, days: readonly WishDay[]): WishPlace | null => {
  const [first] = days;
  const known = first ? findEntry(wish, first.context.catalogue) : null;
  const { park } = getItemPlace(wish, known);
  if (isRest(wish))
    return { suits: ({ day }) => !onTheWay.includes(day.kind), nowhere: 'No day has time off.' };
  if (park)
    return {
      suits: ({ context }) => context.parks.includes(park),
      nowhere: `None of your days is at ${parkNames[park]} yet.`,
    };
  const ashore = first && findOutingPlace(wish, first.context);
  if (ashore)
    return {
      suits: ({ day }) => day.kind === 'port' && ashore.suits(day),
      nowhere: `Your ship does not stop in ${ashore.port}.`,
    };
  if (wish.details.kind === 'excursion' && wish.place) {
    const port = foldName(wish.place);
    return {
      suits: ({ day }) => day.place !== null && foldName(day.place) === port,
      nowhere: `Your ship does not stop in ${wish.place}.`,
    };
  }
  if (wish.details.kind === 'activity' && wish.catalogueId !== null)
    return { suits: isAboard, nowhere: 'This trip has no cruise.' };
  if (wish.details.kind === 'dining')
    return { suits: (day) => !isAboard(day), nowhere: 'No day of this trip is on land.' };
  return null;
};

import { plainName } from '../../catalogue/plain-name.js';
import { parkNames } from '../../catalogue/places.js';
import type { DayItem } from '../../planning/day-items.js';
import type { TripDay } from '../../trip/trips.js';
import { minuteOf } from '../clock.js';
import { parkDayOf, startOf, type DayContext } from '../day-context.js';
import { parkDay } from '../park-day.js';
import { attractionOf, entryOf, placeOf } from '../stops/day-entries.js';
import { isRest } from '../items/rests.js';
import { itemMinutes } from '../items/item-minutes.js';
import { outingPlace } from '../ship/ship-wishes.js';
import { expectedWait } from '../waits.js';

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

const dayEnd = ({ leavesAt }: WishDay['context']): number => (leavesAt ? minuteOf(leavesAt) : SHIP_NIGHT);

export const minutesOf = ({ context }: WishDay): number => {
  if (context.aboard) return (SHIP_NIGHT - startOf(context)) * FILLED_SHARE;
  const hours = context.parks.flatMap((park) => parkDayOf(park, context) ?? []);
  if (hours.length === 0) return Math.min(OTHER_DAY_MINUTES, Math.max(0, dayEnd(context) - startOf(context)));
  const from = context.arrivesAt ? minuteOf(context.arrivesAt) : Math.min(...hours.map(({ gates }) => gates));
  const until = context.leavesAt ? minuteOf(context.leavesAt) : Math.max(...hours.map(({ close }) => close));
  return Math.max(0, until - from) * FILLED_SHARE;
};

export const takenBy = (item: DayItem, { context }: WishDay): number => {
  const known = entryOf(item, context.catalogue);
  const ride = attractionOf(known, context.catalogue);
  const hours = ride ? parkDay(ride.park, context.date, context.catalogue.calendar, context) : null;
  const wait = ride && hours && item.details.kind !== 'lane' ? expectedWait(ride, USUAL_MINUTE, hours) : 0;
  return itemMinutes(item, known) + wait + BETWEEN_MINUTES;
};

export interface WishPlace {
  suits: (day: WishDay) => boolean;
  nowhere: string;
}

const isAboard = ({ day }: WishDay): boolean => aboard.includes(day.kind);

export const placeOfWish = (wish: DayItem, days: readonly WishDay[]): WishPlace | null => {
  const [first] = days;
  const known = first ? entryOf(wish, first.context.catalogue) : null;
  const { park } = placeOf(wish, known);
  if (isRest(wish))
    return { suits: ({ day }) => !onTheWay.includes(day.kind), nowhere: 'No day has time off.' };
  if (park)
    return {
      suits: ({ context }) => context.parks.includes(park),
      nowhere: `None of your days is at ${parkNames[park]} yet.`,
    };
  const ashore = first && outingPlace(wish, first.context);
  if (ashore)
    return {
      suits: ({ day }) => day.kind === 'port' && ashore.suits(day),
      nowhere: `Your ship does not stop in ${ashore.port}.`,
    };
  if (wish.details.kind === 'excursion' && wish.place) {
    const port = plainName(wish.place);
    return {
      suits: ({ day }) => day.place !== null && plainName(day.place) === port,
      nowhere: `Your ship does not stop in ${wish.place}.`,
    };
  }
  if (wish.details.kind === 'activity' && wish.catalogueId !== null)
    return { suits: isAboard, nowhere: 'You are not aboard a ship on this trip.' };
  if (wish.details.kind === 'dining')
    return { suits: (day) => !isAboard(day), nowhere: 'No day of this trip is on land.' };
  return null;
};

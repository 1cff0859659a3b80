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

/** A date of a trip that may take wishes. */
export interface WishDay {
  day: TripDay;
  context: DayContext;
}

/** On foot from one thing to the next, with looking around. */
const BETWEEN_MINUTES = 10;
/** How much of a day in the parks people fill with plans. */
const FILLED_SHARE = 0.85;
/** A day aboard or away from the parks ends about then for a family: the late show is over. */
const SHIP_NIGHT = 22 * 60;
/** What people do on a day without a park. */
const OTHER_DAY_MINUTES = 600;
/** Late in the morning, when lines are as long as on the day's average. */
const USUAL_MINUTE = 11 * 60;

/** Nobody naps or swims between suitcases. */
const onTheWay: readonly TripDay['kind'][] = ['travel', 'debarkation'];
const aboard: readonly TripDay['kind'][] = ['embarkation', 'sea', 'port'];

/** Plans of a day without a park end about then, or when the family leaves. */
const dayEnd = ({ leavesAt }: WishDay['context']): number => (leavesAt ? minuteOf(leavesAt) : SHIP_NIGHT);

/** How many minutes of plans fit on a date. */
export const minutesOf = ({ context }: WishDay): number => {
  if (context.aboard) return (SHIP_NIGHT - startOf(context)) * FILLED_SHARE;
  const hours = context.parks.flatMap((park) => parkDayOf(park, context) ?? []);
  if (hours.length === 0) return Math.min(OTHER_DAY_MINUTES, Math.max(0, dayEnd(context) - startOf(context)));
  const from = context.arrivesAt ? minuteOf(context.arrivesAt) : Math.min(...hours.map(({ gates }) => gates));
  const until = context.leavesAt ? minuteOf(context.leavesAt) : Math.max(...hours.map(({ close }) => close));
  return Math.max(0, until - from) * FILLED_SHARE;
};

/** What an item takes of a date, with its usual wait and the way to it. */
export const takenBy = (item: DayItem, { context }: WishDay): number => {
  const known = entryOf(item, context.catalogue);
  const ride = attractionOf(known, context.catalogue);
  const hours = ride ? parkDay(ride.park, context.date, context.catalogue.calendar, context) : null;
  const wait = ride && hours && item.details.kind !== 'lane' ? expectedWait(ride, USUAL_MINUTE, hours) : 0;
  return itemMinutes(item, known) + wait + BETWEEN_MINUTES;
};

/** Whether a wish may be done on a date at all by where it is; why no date suits, for the whole trip. */
export interface WishPlace {
  suits: (day: WishDay) => boolean;
  nowhere: string;
}

const isAboard = ({ day }: WishDay): boolean => aboard.includes(day.kind);

/** Where a wish can be done: in its park, in its port, aboard, or on land away from the parks. */
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

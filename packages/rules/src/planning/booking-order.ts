import type { Booking } from '@landsea/contracts/bookings';
import type { Restaurant } from '@landsea/contracts/catalogue';
import { foldName } from '../catalogue/plain-name.js';
import type { BookingWindow, DayItem } from '@landsea/contracts/planning';
import { isTableToBook, type FindRestaurant } from './meal-restaurant.js';

type Wanted = Pick<DayItem, 'votes' | 'date' | 'time' | 'title'>;

const MUST_POINTS = 4;
const NICE_POINTS = 1;

/** A must counts four times a nice-to-have, and a no cancels one must. */
export const votePoints = ({ votes }: Pick<DayItem, 'votes'>): number =>
  Object.values(votes).reduce(
    (sum, vote) => sum + { must: MUST_POINTS, nice: NICE_POINTS, no: -MUST_POINTS }[vote],
    0,
  );

export const orderBookings = <T extends Wanted>(wanted: readonly T[]): T[] =>
  [...wanted].sort(
    (a, b) =>
      votePoints(b) - votePoints(a) ||
      (a.date ?? '').localeCompare(b.date ?? '') ||
      (a.time ?? '').localeCompare(b.time ?? '') ||
      a.title.localeCompare(b.title),
  );

type Bookable = Pick<DayItem, 'details'>;

const isBookedIn = ({ details }: Bookable, kind: BookingWindow['kind']): boolean => {
  if (kind === 'dining') return details.kind === 'dining';
  if (kind === 'multi-pass' || kind === 'single-pass')
    return (
      details.kind === 'lane' &&
      details.isPass !== true &&
      details.product === (kind === 'multi-pass' ? 'multi' : 'single')
    );
  if (kind !== 'cruise-activities' && kind !== 'concierge') return false;
  return details.kind === 'activity'
    ? details.section === 'Adult dining'
    : details.kind === 'excursion' && ['ship', 'own-island'].includes(details.bookedWith);
};

export interface KnownTables {
  restaurantOf: FindRestaurant<Pick<Restaurant, 'takesReservations'>>;
  bookings: readonly Booking[];
}

/** Counter service takes no reservations; a booking of that name and date may exist. */
const needsBooking = (item: DayItem, { restaurantOf, bookings }: KnownTables): boolean =>
  item.details.kind !== 'dining' ||
  (isTableToBook(item, restaurantOf(item)) &&
    !bookings.some(
      ({ kind, status, start, title }) =>
        kind === 'dining' &&
        status !== 'canceled' &&
        start.date === item.date &&
        foldName(title) === foldName(item.title),
    ));

export const toBook = (
  { kind, covers }: Pick<BookingWindow, 'kind' | 'covers'>,
  items: readonly DayItem[],
  tables: KnownTables,
): DayItem[] =>
  covers === null
    ? []
    : orderBookings(
        items.filter(
          (item) =>
            item.status === 'planned' &&
            item.date !== null &&
            covers.from <= item.date &&
            item.date <= covers.to &&
            isBookedIn(item, kind) &&
            needsBooking(item, tables),
        ),
      );

import type { Attraction, ParkCalendar } from '@landsea/contracts/catalogue';
import { makeParkDay } from '@landsea/rules/day-plans';
import type { TripDay } from '@landsea/contracts/trip';
import { formatDate } from '@landsea/web-kit';
import { listHourlyWaits, roundWait } from '../../catalogue/cards/hourly-waits';

/**
 * `25 to 95 min in line on Sat, Mar 13` for the planned day, else for the trip's day in its park with the
 * shortest line; undefined without such a day and for a walk-on.
 */
export const getDayWait = (
  ride: Pick<Attraction, 'waits' | 'park'>,
  days: readonly Pick<TripDay, 'date' | 'parks'>[],
  calendar: ParkCalendar,
  planned: readonly string[] = [],
): string | undefined => {
  const { park } = ride;
  const inPark = days.filter(({ parks }) => parks.includes(park));
  const chosen = inPark.filter(({ date }) => planned.includes(date));
  const found = (chosen.length > 0 ? chosen : inPark).flatMap(({ date }) => {
    const day = makeParkDay(park, date, calendar, { earlyEntry: false });
    const waits = day && listHourlyWaits(ride, day);
    return waits ? [{ date, least: waits.shortest.wait, most: waits.longest.wait }] : [];
  });
  const [best] = found.toSorted((a, b) => a.most - b.most || a.date.localeCompare(b.date));
  if (!best) return undefined;
  const [least, most] = [roundWait(best.least), roundWait(best.most)];
  const minutes = least === most ? String(most) : `${least} to ${most}`;
  return `${minutes} min in line on ${formatDate(best.date)}`;
};

import { countHoursAhead, toZonedInstant, type CalendarDate, formatCount } from '@landsea/contracts/core';
import { getItemClock } from '@landsea/rules/planning';
import type { DayItem } from '@landsea/contracts/planning';
import { getDayClock, isOtherClock, type PortClock } from '@landsea/rules/trip';
import type { DayClock, TripDetail } from '@landsea/contracts/trip';
import { formatClock } from '../cards/item-labels';

type ZonedTrip = Pick<TripDetail, 'mode' | 'sailing'>;

const hoursText = (count: number): string => formatCount(count, 'hour');

/** ", 6 hours ahead of you"; empty when both clocks agree. */
const comparedTo = (difference: number, other: string): string =>
  difference === 0
    ? ''
    : `, ${hoursText(Math.abs(difference))} ${difference > 0 ? 'ahead of' : 'behind'} ${other}`;

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** "Livorno time, 6 hours ahead of you"; undefined for the parks' clocks. */
export const noteClock = (
  trip: ZonedTrip,
  date: CalendarDate,
  ports: readonly PortClock[],
  readerZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined => {
  const [ashore, aboard] = (['ashore', 'aboard'] as const).map((side) =>
    getDayClock(trip, date, ports, side),
  );
  if (!ashore || !aboard) return undefined;
  const ahead = ({ timeZone }: DayClock, zone: string) =>
    countHoursAhead(toZonedInstant(date, '12:00', timeZone), timeZone, zone);
  const apart = ahead(ashore, aboard.timeZone);
  if (apart !== 0) return `Ashore: ${ashore.label}${comparedTo(apart, 'ship time')}`;
  if (!isOtherClock(ashore, date)) return undefined;
  return `${capital(ashore.label)}${comparedTo(ahead(ashore, readerZone), 'you')}`;
};

/** `9:30 AM`, or `9:30 AM Livorno time` when the clocks differ from the parks'. */
export const formatItemClock = (
  trip: ZonedTrip,
  { date, time, details }: Pick<DayItem, 'date' | 'time' | 'details'>,
  ports: readonly PortClock[],
): string => {
  if (time === null) return '';
  const clock = date === null ? undefined : getItemClock(trip, { date, details }, ports);
  return clock && date && isOtherClock(clock, date)
    ? `${formatClock(time)} ${clock.label}`
    : formatClock(time);
};

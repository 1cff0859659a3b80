import { getDateIn, countDaysBetween, formatDate, formatCount } from '@landsea/contracts/core';

export { formatDate, formatDateRange, formatMoney } from '@landsea/contracts/core';

/** `Sat, Mar 14` in the reader's zone. */
export const formatDayOf = (
  instant: string,
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string => formatDate(getDateIn(new Date(instant), zone));

const MINUTE_MS = 60_000;
const LAST_STRETCH_MINUTES = 48 * 60;

/** `in 3 days`, counted in the parks' zone; hours and minutes on the last two days; then `now`. */
export const formatCountdown = (instant: string | Date, now: Date): string => {
  const minutes = Math.ceil((new Date(instant).getTime() - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return 'now';
  if (minutes > LAST_STRETCH_MINUTES)
    return `in ${formatCount(countDaysBetween(getDateIn(now), getDateIn(new Date(instant))), 'day')}`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `in ${formatCount(rest, 'minute')}`;
  return `in ${formatCount(hours, 'hour')}${rest ? ` ${formatCount(rest, 'minute')}` : ''}`;
};

const DAYS_WITHOUT_MONTHS = 60;
const DAYS_PER_MONTH = 30.44;

/** Calendar days in the parks' zone, with months if over 60. */
export const timeToTrip = (startDate: string, now: Date): string => {
  const days = countDaysBetween(getDateIn(now), startDate);
  if (days < 0) return 'started';
  if (days === 0) return 'today';
  const inDays = `in ${formatCount(days, 'day')}`;
  if (days <= DAYS_WITHOUT_MONTHS) return inDays;
  return `${inDays} (${formatCount(Math.round(days / DAYS_PER_MONTH), 'month')})`;
};

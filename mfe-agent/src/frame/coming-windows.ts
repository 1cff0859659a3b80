import { countDaysBetween, formatCount, getDateIn } from '@landsea/contracts/core';
import { isDueByDay, type BookingWindow } from '@landsea/contracts/planning';
import { formatCountdown } from '@landsea/web-kit';

/** A window that opens day after day is listed once, with its first day; a payment is there all through its day. */
export const listComingWindows = (
  windows: readonly BookingWindow[],
  now: Date,
  most: number,
): BookingWindow[] => {
  const seen = new Set<string>();
  return windows
    .filter(({ standing }) => !standing)
    .filter(({ kind, opensAt, closesAt }) => new Date(isDueByDay({ kind }) ? closesAt : opensAt) > now)
    .sort((a, b) => a.opensAt.localeCompare(b.opensAt))
    .filter(({ id, series }) => {
      const key = series ?? id;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, most);
};

/** `in 26 hours 5 minutes`; whole days for something due by the end of a day, which begins before it is due. */
export const formatWindowCountdown = (
  { kind, opensAt }: Pick<BookingWindow, 'kind' | 'opensAt'>,
  now: Date,
): string => {
  if (!isDueByDay({ kind })) return formatCountdown(opensAt, now);
  const left = countDaysBetween(getDateIn(now), getDateIn(new Date(opensAt)));
  if (left <= 0) return 'today';
  return left === 1 ? 'tomorrow' : `in ${formatCount(left, 'day')}`;
};

import type { WindowMoment } from '@landsea/rules/booking-windows';
import { getDateIn, countDaysBetween, timeIn, formatCount } from '@landsea/contracts/core';
import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import { isDueByDay, type BookingWindow } from '@landsea/contracts/planning';
import { formatCountdown } from '@landsea/web-kit';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export interface MomentDate {
  date: string;
  month: string;
  day: string;
  weekday: string;
  year: string;
}

export const formatMomentDate = ({ opensAt }: WindowMoment): MomentDate => {
  const date = getDateIn(new Date(opensAt));
  return {
    date,
    month: months[Number(date.slice(5, 7)) - 1] ?? '',
    day: String(Number(date.slice(8))),
    weekday: weekdays[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? '',
    year: date.slice(0, 4),
  };
};

const clock = (instant: string): string => formatTimeOfDay(toMinute(timeIn(new Date(instant))));

/** `From 6:00 AM Eastern, often from 5:45 AM, by phone from 7:00 AM`. */
export const formatWindowTime = (window: BookingWindow): string => {
  if (isDueByDay(window)) return 'By the end of the day';
  const { opensAt, oftenFrom, phoneFrom } = window;
  return [
    `From ${clock(opensAt)} Eastern`,
    ...(oftenFrom ? [`often from ${clock(oftenFrom)}`] : []),
    ...(phoneFrom ? [`by phone from ${clock(phoneFrom)}`] : []),
  ].join(', ');
};

/** `60 days before you arrive`. */
export const leadText = ({ opensAt }: WindowMoment, arrive: string): string => {
  const days = countDaysBetween(getDateIn(new Date(opensAt)), arrive);
  if (days === 0) return 'On the day you arrive';
  return days > 0
    ? `${formatCount(days, 'day')} before you arrive`
    : `${formatCount(-days, 'day')} after you arrive`;
};

export const formatMomentState = ({ opensAt, windows }: WindowMoment, now: Date | null): string | null => {
  if (now === null) return null;
  if (now < new Date(opensAt)) return formatCountdown(opensAt, now);
  const isOver = windows.every(({ window }) => now >= new Date(window.closesAt));
  if (isOver) return 'Over';
  return windows.some(({ window }) => window.type === 'due') ? 'Due today' : 'Open now';
};

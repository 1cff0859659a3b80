import { dateIn, isDueByDay } from '@landsea/contracts';
import type { BookingWindow } from '@landsea/contracts';
import { countdownTo } from '@landsea/web-kit';
import { dueWords } from './task-due-words';

const PARKS_ZONE = 'America/New_York';

const format = (instant: string, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(new Date(instant));

const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const date = { weekday: 'short', month: 'short', day: 'numeric' } as const;

export interface WindowTime {
  day: string;
  /** In the person's own zone: `6:00 AM EST`; undefined for what is due by a day, wherever the person is. */
  local: string | undefined;
  /** In the parks' zone, with its date where that differs; undefined where both clocks agree. */
  parks: string | undefined;
}

/** When a window opens, on the person's clock and on that of the parks; a bill that is due by a day has no hour. */
export const windowTime = (
  { opensAt, kind }: Pick<BookingWindow, 'opensAt' | 'kind'>,
  zone: string,
): WindowTime => {
  if (isDueByDay({ kind })) {
    return { day: format(opensAt, PARKS_ZONE, date), local: undefined, parks: undefined };
  }
  const day = format(opensAt, zone, date);
  const sameClock =
    format(opensAt, zone, { ...date, ...time }) === format(opensAt, PARKS_ZONE, { ...date, ...time });
  const parksDay = format(opensAt, PARKS_ZONE, date);
  const parksTime = format(opensAt, PARKS_ZONE, time);
  return {
    day,
    local: format(opensAt, zone, time),
    parks: sameClock ? undefined : parksDay === day ? parksTime : `${parksDay}, ${parksTime}`,
  };
};

/** How long until a window: the last two days in hours, but in days for what is due by one. */
export const timeLeft = ({ opensAt, kind }: Pick<BookingWindow, 'opensAt' | 'kind'>, now: Date): string =>
  isDueByDay({ kind })
    ? dueWords(dateIn(new Date(opensAt)), dateIn(now)).replace(/^due /, '')
    : countdownTo(opensAt, now);

import type { BookingWindow } from '@landsea/contracts';

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

const isMidnight = (instant: string): boolean =>
  format(instant, PARKS_ZONE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }) === '00:00';

/** When a window opens, on the person's clock and on that of the parks; a bill that is due by a day has no hour. */
export const windowTime = (
  { opensAt, type }: Pick<BookingWindow, 'opensAt' | 'type'>,
  zone: string,
): WindowTime => {
  if (type === 'due' && isMidnight(opensAt)) {
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

import { dateIn, PARKS_ZONE } from '@landsea/contracts/core';
import { isDueByDay } from '@landsea/contracts/planning';
import type { BookingWindow } from '@landsea/contracts/planning';
import { countdownTo } from '@landsea/web-kit';
import { dueWords } from '../rules/task-due-words';

const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const date = { weekday: 'short', month: 'short', day: 'numeric' } as const;

const clockOf = (timeZone: string) => {
  const shown = (options: Intl.DateTimeFormatOptions) => {
    const clock = new Intl.DateTimeFormat('en-US', { timeZone, ...options });
    return (instant: string) => clock.format(new Date(instant));
  };
  return { day: shown(date), time: shown(time), both: shown({ ...date, ...time }) };
};

const clocks = new Map<string, ReturnType<typeof clockOf>>();

/** A zone's clock is made once: a timeline asks hundreds of times, and making one costs a hundred times the asking. */
const clockIn = (timeZone: string) => {
  const clock = clocks.get(timeZone) ?? clockOf(timeZone);
  clocks.set(timeZone, clock);
  return clock;
};

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
  const [here, there] = [clockIn(zone), clockIn(PARKS_ZONE)];
  const parksDay = there.day(opensAt);
  if (isDueByDay({ kind })) return { day: parksDay, local: undefined, parks: undefined };
  const day = here.day(opensAt);
  const sameClock = here.both(opensAt) === there.both(opensAt);
  const parksTime = there.time(opensAt);
  return {
    day,
    local: here.time(opensAt),
    parks: sameClock ? undefined : parksDay === day ? parksTime : `${parksDay}, ${parksTime}`,
  };
};

/** How long until a window: the last two days in hours, but in days for what is due by one. */
export const timeLeft = ({ opensAt, kind }: Pick<BookingWindow, 'opensAt' | 'kind'>, now: Date): string =>
  isDueByDay({ kind })
    ? dueWords(dateIn(new Date(opensAt)), dateIn(now)).replace(/^due /, '')
    : countdownTo(opensAt, now);

import { dateIn, PARKS_ZONE, timeIn } from '@landsea/contracts/core';
import { isDueByDay } from '@landsea/contracts/planning';
import type { BookingWindow } from '@landsea/contracts/planning';
import type { DayClock } from '@landsea/contracts/trip';
import { countdownTo, formatDate } from '@landsea/web-kit';
import { formatClock } from '../items/item-labels';
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
  /** For a window that goes by the clocks of a place, on which `local` is: the person's own, where they differ. */
  reader?: string | undefined;
}

/** On the clocks of the place, the person's own second. */
const placeTime = (opensAt: string, { timeZone, label }: DayClock, zone: string): WindowTime => {
  const instant = new Date(opensAt);
  const [date, here] = [dateIn(instant, timeZone), clockIn(zone)];
  const day = formatDate(date);
  const [own, ownDay] = [here.time(opensAt), formatDate(dateIn(instant, zone))];
  const isSame = timeIn(instant, timeZone) === timeIn(instant, zone) && ownDay === day;
  return {
    day,
    local: `${formatClock(timeIn(instant, timeZone))} ${label}`,
    parks: undefined,
    reader: isSame ? undefined : ownDay === day ? own : `${ownDay}, ${own}`,
  };
};

/** When a window opens, on the person's clock and on that of the parks; a bill that is due by a day has no hour. */
export const windowTime = (
  { opensAt, kind, clock }: Pick<BookingWindow, 'opensAt' | 'kind' | 'clock'>,
  zone: string,
): WindowTime => {
  if (clock) return placeTime(opensAt, clock, zone);
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

import { getDateIn, PARKS_ZONE, timeIn } from '@landsea/contracts/core';
import { isDueByDay, type BookingWindow } from '@landsea/contracts/planning';
import { formatCountdown, formatDate } from '@landsea/web-kit';
import { formatClock } from '../../items/cards/item-labels';
import { formatDue } from '../../trip-frame/rules/task-due-labels';

const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Cached: a timeline formats hundreds of times, and creating a format costs a hundred times as much. */
const clockIn = (timeZone: string): Intl.DateTimeFormat => {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...time });
  clocks.set(timeZone, clock);
  return clock;
};

export interface WindowTime {
  day: string;
  place: string | undefined;
  /** In the person's own zone, with its date if that differs; undefined when both clocks agree. */
  reader: string | undefined;
}

/** The port's clocks, else the parks', and the person's own; a bill that is due by a day has no hour. */
export const getWindowTime = (
  { opensAt, kind, clock }: Pick<BookingWindow, 'opensAt' | 'kind' | 'clock'>,
  zone: string,
): WindowTime => {
  const instant = new Date(opensAt);
  const timeZone = clock?.timeZone ?? PARKS_ZONE;
  const day = formatDate(getDateIn(instant, timeZone));
  if (isDueByDay({ kind })) return { day, place: undefined, reader: undefined };
  const [own, ownDay] = [clockIn(zone).format(instant), formatDate(getDateIn(instant, zone))];
  const isSame = timeIn(instant, timeZone) === timeIn(instant, zone) && ownDay === day;
  return {
    day,
    place: clock
      ? `${formatClock(timeIn(instant, timeZone))} ${clock.label}`
      : clockIn(timeZone).format(instant),
    reader: isSame ? undefined : ownDay === day ? own : `${ownDay}, ${own}`,
  };
};

/** Hours on the last two days, but days for something due by a day. */
export const formatTimeLeft = (
  { opensAt, kind }: Pick<BookingWindow, 'opensAt' | 'kind'>,
  now: Date,
): string =>
  isDueByDay({ kind })
    ? formatDue(getDateIn(new Date(opensAt)), getDateIn(now)).replace(/^due /, '')
    : formatCountdown(opensAt, now);

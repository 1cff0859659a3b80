import type { Attraction, ParkLive } from '@landsea/contracts/catalogue';
import type { CalendarDate } from '@landsea/contracts/core';
import type { FeedLive, FeedSchedule } from './waits-feed.js';

/** Names are written with other signs, marks and dashes by everybody. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}™®'’]/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The posted waits of what runs now, for the attractions that the catalog knows by the same name. */
export function liveWaits({ liveData }: FeedLive, attractions: readonly Attraction[]): ParkLive['waits'] {
  const ids = new Map(attractions.map(({ id, name }) => [plain(name), id]));
  return liveData.flatMap(({ name, status, queue }) => {
    const [attractionId, minutes] = [ids.get(plain(name)), queue?.STANDBY?.waitTime];
    return status === 'OPERATING' && attractionId !== undefined && typeof minutes === 'number'
      ? [{ attractionId, minutes: Math.round(minutes) }]
      : [];
  });
}

/** `HH:MM` of a time with the park's own offset, on the clock of the day that it belongs to: 24:00 and on after midnight. */
function clockOn(date: CalendarDate, time: string): string {
  const [day, clock] = [time.slice(0, 10), time.slice(11, 16)];
  if (day === date) return clock;
  return `${String(Number(clock.slice(0, 2)) + 24)}${clock.slice(2)}`;
}

/** The official hours of a date, with Early Entry where it is named. */
export function officialHours({ schedule }: FeedSchedule, date: CalendarDate): ParkLive['hours'] {
  const today = schedule.filter((entry) => entry.date === date);
  const open = today.find(({ type }) => type === 'OPERATING');
  if (!open) return null;
  const early = today.find(({ description }) => /early entry/i.test(description ?? ''));
  return {
    open: clockOn(date, open.openingTime),
    close: clockOn(date, open.closingTime),
    earlyEntry: early ? clockOn(date, early.openingTime) : null,
  };
}

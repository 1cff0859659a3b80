import { ParkLive, type Attraction } from '@landsea/contracts/catalogue';
import { getDateIn, timeIn, type CalendarDate } from '@landsea/contracts/core';
import type { FeedLive, FeedSchedule } from './waits-feed.js';

/** Feeds differ in accents, marks and dashes of names. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}™®'’]/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Longer waits are never posted; feeds write -1 and 9999 for unknown ones. */
const MOST_MINUTES = 600;

const isWait = (minutes: unknown): minutes is number =>
  typeof minutes === 'number' && minutes >= 0 && minutes <= MOST_MINUTES;

export function listLiveWaits(
  { liveData }: FeedLive,
  attractions: readonly Pick<Attraction, 'id' | 'name'>[],
): ParkLive['waits'] {
  const ids = new Map(attractions.map(({ id, name }) => [plain(name), id]));
  return liveData.flatMap(({ name, status, queue }) => {
    const [attractionId, minutes] = [ids.get(plain(name)), queue?.STANDBY?.waitTime];
    return status === 'OPERATING' && attractionId !== undefined && isWait(minutes)
      ? [{ attractionId, minutes: Math.round(minutes) }]
      : [];
  });
}

/** `HH:MM` at the parks, on the clock of the day that an instant belongs to: 24:00 and on after midnight. */
function clockOn(date: CalendarDate, instant: string): string {
  const at = new Date(instant);
  const clock = timeIn(at);
  if (getDateIn(at) <= date) return clock;
  return `${Number(clock.slice(0, 2)) + 24}${clock.slice(2)}`;
}

/** A park that opens more than once is open from the first time to the last. */
export function listOfficialHours({ schedule }: FeedSchedule, date: CalendarDate): ParkLive['hours'] {
  const today = schedule
    .filter((entry) => entry.date === date)
    .toSorted((a, b) => Date.parse(a.openingTime) - Date.parse(b.openingTime));
  const open = today.filter(({ type }) => type === 'OPERATING');
  const [first] = open;
  if (!first) return null;
  const closes = open.map(({ closingTime }) => closingTime).toSorted((a, b) => Date.parse(b) - Date.parse(a));
  const early = today.find(({ description }) => /early entry/i.test(description ?? ''));
  const hours = ParkLive.shape.hours.safeParse({
    open: clockOn(date, first.openingTime),
    close: clockOn(date, closes[0] ?? first.closingTime),
    earlyEntry: early ? clockOn(date, early.openingTime) : null,
  });
  return hours.success ? hours.data : null;
}

import type { WindowTrip } from '../planning/windows/window-rule.js';

/**
 * The dates of the domain rules once more, found by trying one morning after the other instead of reckoning. Nothing here
 * comes from the product: not its numbers, not its calendar, not its clock.
 */
type Day = number;
const dayOf = (date: string): Day =>
  Date.UTC(+date.slice(0, 4), +date.slice(5, 7) - 1, +date.slice(8)) / 864e5;

/** Daylight time in New York: from the second Sunday of March to the first of November. */
const sunday = (year: number, month: number, nth: number): Day => {
  let day = Date.UTC(year, month, 1) / 864e5;
  for (let seen = 0; ; day += 1) {
    if (new Date(day * 864e5).getUTCDay() === 0) seen += 1;
    if (seen === nth) return day;
  }
};
const instant = (day: Day, hour: number): string => {
  const year = new Date(day * 864e5).getUTCFullYear();
  const [begins, ends] = [sunday(year, 2, 2), sunday(year, 10, 1)];
  const summer =
    (day > begins || (day === begins && hour >= 3)) && (day < ends || (day === ends && hour < 1));
  return new Date(day * 864e5 + (hour + (summer ? 4 : 5)) * 36e5).toISOString();
};

const firstMorning = (of: Day, isOpen: (morning: Day) => boolean): Day => {
  let morning = of - 400;
  while (!isOpen(morning)) morning += 1;
  return morning;
};

interface Hotel {
  arrival: Day;
  departure: Day;
}
const onSite = (trip: WindowTrip): Hotel[] =>
  trip.stays
    .filter((stay) => stay.onSite)
    .map((stay) => ({ arrival: dayOf(stay.checkIn), departure: dayOf(stay.checkOut) }));
const sleeps = (day: Day, { arrival, departure }: Hotel) => day >= arrival && day <= departure;

/** For each date with meals ashore, when its first meal can be booked online. */
export const mealTable = (trip: WindowTrip): Record<string, string> => {
  const hotels = onSite(trip);
  const table: Record<string, string> = {};
  for (let offset = 0; offset < trip.days.length; offset += 1) {
    const entry = trip.days[offset];
    if (!entry) continue;
    const day = dayOf(entry.date);
    const here = hotels.filter((hotel) => sleeps(day, hotel));
    if (here.length === 0 && entry.kind !== 'park' && entry.kind !== 'rest') continue;
    const morning = firstMorning(
      day,
      (at) => at >= day - 60 || here.some(({ arrival }) => at >= arrival - 60 && day <= arrival + 9),
    );
    table[entry.date] = instant(morning, 6);
  }
  return table;
};

/** For each park day, when Lightning Lane opens; `each` is the other reading of the sources. */
export const laneTable = (trip: WindowTrip, each = false): Record<string, string> => {
  const hotels = onSite(trip);
  const table: Record<string, string> = {};
  let firstTicket: Day | undefined;
  for (const { date, kind } of trip.days) {
    if (kind !== 'park') continue;
    const day = dayOf(date);
    const here = hotels.filter((hotel) => sleeps(day, hotel) && day - hotel.arrival < 14);
    if (here.length === 0) firstTicket ??= day;
    const ticket = each ? day : (firstTicket ?? day);
    const morning = firstMorning(day, (at) =>
      here.length > 0 ? here.some(({ arrival }) => at >= arrival - 7) : at >= ticket - 3,
    );
    table[date] = instant(morning, 7);
  }
  return table;
};

const LEVELS: [string, number, number][] = [
  ['pearl', 123, 40],
  ['platinum', 120, 38],
  ['gold', 105, 35],
  ['silver', 90, 33],
];

/** When each thing of the cruise opens or is due. */
export const cruiseTable = ({ sailing, party }: WindowTrip): Record<string, string> => {
  if (!sailing) return {};
  const highest = LEVELS.find(([level]) => party.some(({ loyaltyLevel }) => loyaltyLevel === level));
  const [, activities, checkIn] = sailing.concierge ? ['', 123, 40] : (highest ?? ['', 75, 30]);
  const table: Record<string, string> = {};
  const leaves = dayOf(sailing.embarkationDate);
  for (let before = 200; before > 0; before -= 1) {
    const midnight = instant(leaves - before, 0);
    if (before === activities) table['cruise-activities'] = midnight;
    if (before === checkIn) table['cruise-check-in'] = midnight;
    if (before === (sailing.nights > 5 ? 120 : 90)) table['final-payment'] = midnight;
    if (before === 130 && sailing.concierge) table['concierge'] = midnight;
  }
  return table;
};

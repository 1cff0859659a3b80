import type { WindowTrip } from '../window-rule.js';

/**
 * The dates of docs/domain.md once more, found by trying one morning after the other instead of reckoning. Nothing here
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

/** A cruise with neither a hotel of the parks nor a day in them leads nobody to a park. */
const leadsToParks = (trip: WindowTrip): boolean =>
  trip.mode !== 'cruise' ||
  onSite(trip).length > 0 ||
  trip.days.findIndex((day) => day.kind === 'park') !== -1;

/** Onto the ship, or off it on the very last day, with no night at a hotel of the parks. */
const boardsOrGoesHome = (trip: WindowTrip, { kind, date }: { kind: string; date: string }): boolean =>
  (kind === 'embarkation' || (kind === 'debarkation' && date === trip.days.at(-1)?.date)) &&
  onSite(trip).filter((hotel) => sleeps(dayOf(date), hotel)).length === 0;

/** The possible bookings of a day do not follow from its name, unless the ship is away or the family boards or goes home. */
const isAshore = (trip: WindowTrip, day: { kind: string; date: string }): boolean =>
  leadsToParks(trip) && day.kind !== 'sea' && day.kind !== 'port' && !boardsOrGoesHome(trip, day);

/** For each date ashore, when its first meal can be booked online. */
export const mealTable = (trip: WindowTrip): Record<string, string> => {
  const hotels = onSite(trip);
  const table: Record<string, string> = {};
  for (let offset = 0; offset < trip.days.length; offset += 1) {
    const entry = trip.days[offset];
    if (!entry || !isAshore(trip, entry)) continue;
    const day = dayOf(entry.date);
    const here = hotels.filter((hotel) => sleeps(day, hotel));
    const morning = firstMorning(
      day,
      (at) => at >= day - 60 || here.some(({ arrival }) => at >= arrival - 60 && day <= arrival + 9),
    );
    table[entry.date] = instant(morning, 6);
  }
  return table;
};

/**
 * For each date ashore, when Lightning Lane opens; `each` is the other reading of the sources. Off-site, a day before the first
 * one that is called a park day would itself be the first ticket day, were it spent in a park.
 */
export const laneTable = (trip: WindowTrip, each = false): Record<string, string> => {
  const hotels = onSite(trip);
  const table: Record<string, string> = {};
  const atHotel = (day: Day) => hotels.filter((hotel) => sleeps(day, hotel) && day - hotel.arrival < 14);
  const offSite = trip.days.filter((day) => isAshore(trip, day) && atHotel(dayOf(day.date)).length === 0);
  const named = offSite.find(({ kind }) => kind === 'park') ?? offSite[0];
  for (const entry of trip.days) {
    if (!isAshore(trip, entry)) continue;
    const day = dayOf(entry.date);
    const here = atHotel(day);
    const isAfterTicket = !each && named !== undefined && day > dayOf(named.date);
    const ticket = isAfterTicket ? dayOf(named.date) : day;
    const morning = firstMorning(day, (at) =>
      here.length > 0 ? here.some(({ arrival }) => at >= arrival - 7) : at >= ticket - 3,
    );
    table[entry.date] = instant(morning, 7);
  }
  return table;
};

const LEVELS: [string, number, number][] = [
  ['pearl', 123, 40],
  ['platinum', 120, 38],
  ['gold', 105, 35],
  ['silver', 90, 33],
];

/** The dates on which each part of the cruise opens or is due. */
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

import type { CrowdLevel } from '../catalogue/attractions.js';
import type { ParkCalendar, PartyNight } from '../catalogue/park-calendar.js';
import type { ParkId } from '../catalogue/places.js';
import type { CalendarDate } from '../core/primitives.js';
import { minuteOf, type Minute } from './clock.js';
import { crowdFactorOf, crowdOf } from './crowds.js';

/** Guests of Disney hotels enter this long before the official opening. Source: the parks' early entry rule of 2026. */
const EARLY_ENTRY_MINUTES = 30;

/** One park on one date: its hours for day guests, and what decides its waits. */
export interface ParkDay {
  park: ParkId;
  date: CalendarDate;
  open: Minute;
  /** When day guests leave; a party night closes early. */
  close: Minute;
  /** When guests with early entry may go in; equal to `open` for everyone else. */
  gates: Minute;
  partyNight: PartyNight | null;
  crowd: CrowdLevel;
  /** The weekday's factor on waits. */
  factor: number;
  /** For each hour 0 to 23, the part of the day's highest wait that is usual then. */
  shape: readonly number[];
}

/**
 * Whether the park usually has private parties in the month of a date while no night of its year is announced: then it may close
 * early on any date. Source: the party nights of other years in the catalog.
 */
export const awaitsPartyNights = (
  park: ParkId,
  date: CalendarDate,
  { partyNights }: Pick<ParkCalendar, 'partyNights'>,
): boolean => {
  const ofPark = partyNights.filter((each) => each.park === park);
  const year = date.slice(0, 4);
  return (
    ofPark.some((each) => each.date.slice(5, 7) === date.slice(5, 7)) &&
    !ofPark.some((each) => each.date.startsWith(year))
  );
};

/**
 * The hours and crowds of a park on a date; null when the calendar has no hours for that month. `crowd` overrides the level of
 * the date, for ranges. Hours are typical: verify them in the official app.
 */
export const parkDay = (
  park: ParkId,
  date: CalendarDate,
  calendar: ParkCalendar,
  { earlyEntry, crowd }: { earlyEntry: boolean; crowd?: CrowdLevel | undefined },
): ParkDay | null => {
  const month = Number(date.slice(5, 7));
  const hours = calendar.hours.find((each) => each.park === park && each.month === month);
  if (!hours) return null;
  const partyNight = calendar.partyNights.find((each) => each.park === park && each.date === date) ?? null;
  const open = minuteOf(hours.open);
  const close = minuteOf(hours.close);
  const early = hours.earlyEntry === null ? open - EARLY_ENTRY_MINUTES : minuteOf(hours.earlyEntry);
  return {
    park,
    date,
    open,
    close: partyNight ? Math.min(close, minuteOf(partyNight.closesAt)) : close,
    gates: earlyEntry ? early : open,
    partyNight,
    crowd: crowd ?? crowdOf(date, calendar),
    factor: crowdFactorOf(date, calendar),
    shape: calendar.waitShape,
  };
};

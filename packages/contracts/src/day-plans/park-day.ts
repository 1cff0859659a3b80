import type { CrowdLevel } from '../catalogue/attractions.js';
import type { ExtendedEvening, ParkCalendar, PartyNight } from '../catalogue/park-calendar.js';
import type { ClockTime, ParkId } from '../catalogue/places.js';
import { weekdayOf } from '../core/calendar.js';
import type { CalendarDate } from '../core/primitives.js';
import type { DayEvening } from '../trip/trips.js';
import { minuteOf, type Minute } from './clock.js';
import { crowdFactorOf, crowdOf } from './crowds.js';

/** Guests of Disney hotels enter this long before the official opening. Source: the parks' early entry rule of 2026. */
const EARLY_ENTRY_MINUTES = 30;

/** One park on one date: its hours for day guests, and what decides its waits. */
export interface ParkDay {
  park: ParkId;
  date: CalendarDate;
  open: Minute;
  /** When the family has to leave: with day guests, whom a party night sends home early, or after its own evening hours. */
  close: Minute;
  /** When day guests leave, after whom the shows of the day are over. */
  dayClose: Minute;
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

/** Tickets of a party admit from 4 PM and the party ends at midnight, unless its night says otherwise. Source: party tickets of 2026. */
const PARTY_TICKET_FROM = '16:00';
const PARTY_ENDS_AT = '24:00';

type Evenings = Pick<ParkCalendar, 'partyNights' | 'extendedEvenings'>;

/**
 * The party of a park on a date; undefined where none is announced. A family with tickets knows of one: then it is like the
 * latest that the calendar has for the park in that month.
 */
export const partyNightOn = (
  park: ParkId,
  date: CalendarDate,
  { partyNights }: Evenings,
  evening?: DayEvening | null,
): PartyNight | undefined => {
  const ofPark = partyNights.filter((each) => each.park === park);
  const announced = ofPark.find((each) => each.date === date);
  if (announced || evening !== 'party') return announced;
  const usual = ofPark.findLast((each) => each.date.slice(5, 7) === date.slice(5, 7));
  return usual && { ...usual, date };
};

/** The usual Extended Evening Hours of a park on the weekday of a date; undefined where there are none. */
export const extendedEveningOn = (
  park: ParkId,
  date: CalendarDate,
  { extendedEvenings = [] }: Evenings,
): ExtendedEvening | undefined =>
  extendedEvenings.find((each) => each.park === park && each.weekday === weekdayOf(date));

/** When a ticket of the party of a date admits to its park; null without one. */
export const partyTicketFrom = (
  parks: readonly ParkId[],
  date: CalendarDate,
  evening: DayEvening | null | undefined,
  calendar: Evenings,
): ClockTime | null => {
  if (evening !== 'party') return null;
  const nights = parks.flatMap((park) => partyNightOn(park, date, calendar, evening) ?? []);
  return nights[0] ? (nights[0].ticketFrom ?? PARTY_TICKET_FROM) : null;
};

/** When a family leaves a park that day guests leave at `dayClose`. */
const closeFor = (
  evening: DayEvening | null | undefined,
  dayClose: Minute,
  night: PartyNight | null,
  extended: ExtendedEvening | undefined,
): Minute => {
  if (evening === 'party' && night) return minuteOf(night.endsAt ?? PARTY_ENDS_AT);
  return evening === 'extended' && extended && !night ? dayClose + extended.minutes : dayClose;
};

/**
 * The hours and crowds of a park on a date; null when the calendar has no hours for that month. `crowd` overrides the level of
 * the date, for ranges; `evening` is what the family has beyond the hours of day guests. Hours are typical: verify them in the official app.
 */
export const parkDay = (
  park: ParkId,
  date: CalendarDate,
  calendar: ParkCalendar,
  {
    earlyEntry,
    crowd,
    evening,
  }: { earlyEntry: boolean; crowd?: CrowdLevel | undefined; evening?: DayEvening | null | undefined },
): ParkDay | null => {
  const month = Number(date.slice(5, 7));
  const hours = calendar.hours.find((each) => each.park === park && each.month === month);
  if (!hours) return null;
  const partyNight = partyNightOn(park, date, calendar, evening) ?? null;
  const open = minuteOf(hours.open);
  const usual = minuteOf(hours.close);
  const dayClose = partyNight ? Math.min(usual, minuteOf(partyNight.closesAt)) : usual;
  const early = hours.earlyEntry === null ? open - EARLY_ENTRY_MINUTES : minuteOf(hours.earlyEntry);
  return {
    park,
    date,
    open,
    close: closeFor(evening, dayClose, partyNight, extendedEveningOn(park, date, calendar)),
    dayClose,
    gates: earlyEntry ? early : open,
    partyNight,
    crowd: crowd ?? crowdOf(date, calendar),
    factor: crowdFactorOf(date, calendar),
    shape: calendar.waitShape,
  };
};

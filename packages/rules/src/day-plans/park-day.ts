import type {
  CrowdLevel,
  ExtendedEvening,
  ParkCalendar,
  PartyNight,
  ClockTime,
  ParkId,
} from '@landsea/contracts/catalogue';
import { getWeekday, type CalendarDate } from '@landsea/contracts/core';
import type { DayEvening } from '@landsea/contracts/trip';
import { toMinute, type Minute } from '../trip/clock.js';
import { crowdFactorOf, getCrowdLevel } from './crowds.js';

/** Source: the parks' early entry rule of 2026. */
const EARLY_ENTRY_MINUTES = 30;

export interface ParkDay {
  park: ParkId;
  date: CalendarDate;
  open: Minute;
  /** A party night ends earlier, evening hours later. */
  close: Minute;
  dayClose: Minute;
  gates: Minute;
  partyNight: PartyNight | null;
  crowd: CrowdLevel;
  factor: number;
  /** By hour 0 to 23, the share of the day's highest wait. */
  shape: readonly number[];
}

/**
 * True while the month's usual party nights of this year are unannounced. Source: other years in the catalog.
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

/** Source: party tickets of 2026. */
const PARTY_TICKET_FROM = '16:00';
const PARTY_ENDS_AT = '24:00';

type Evenings = Pick<ParkCalendar, 'partyNights' | 'extendedEvenings'>;

/** A family with tickets before the announcement gets the latest party of that month. */
export const findPartyNightOn = (
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

export const findExtendedEveningOn = (
  park: ParkId,
  date: CalendarDate,
  { extendedEvenings = [] }: Evenings,
): ExtendedEvening | undefined =>
  extendedEvenings.find((each) => each.park === park && each.weekday === getWeekday(date));

export const getPartyTicketStart = (
  parks: readonly ParkId[],
  date: CalendarDate,
  evening: DayEvening | null | undefined,
  calendar: Evenings,
): ClockTime | null => {
  if (evening !== 'party') return null;
  const nights = parks.flatMap((park) => findPartyNightOn(park, date, calendar, evening) ?? []);
  return nights[0] ? (nights[0].ticketFrom ?? PARTY_TICKET_FROM) : null;
};

const closeFor = (
  evening: DayEvening | null | undefined,
  dayClose: Minute,
  night: PartyNight | null,
  extended: ExtendedEvening | undefined,
): Minute => {
  if (evening === 'party' && night) return toMinute(night.endsAt ?? PARTY_ENDS_AT);
  return evening === 'extended' && extended && !night ? dayClose + extended.minutes : dayClose;
};

/** Null without hours for that month. `crowd` and `evening` override the date's. Hours are typical. */
export const makeParkDay = (
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
  const partyNight = findPartyNightOn(park, date, calendar, evening) ?? null;
  const open = toMinute(hours.open);
  const usual = toMinute(hours.close);
  const dayClose = partyNight ? Math.min(usual, toMinute(partyNight.closesAt)) : usual;
  const early = hours.earlyEntry === null ? open - EARLY_ENTRY_MINUTES : toMinute(hours.earlyEntry);
  return {
    park,
    date,
    open,
    close: closeFor(evening, dayClose, partyNight, findExtendedEveningOn(park, date, calendar)),
    dayClose,
    gates: earlyEntry ? early : open,
    partyNight,
    crowd: crowd ?? getCrowdLevel(date, calendar),
    factor: crowdFactorOf(date, calendar),
    shape: calendar.waitShape,
  };
};

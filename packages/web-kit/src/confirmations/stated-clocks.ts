import {
  countHoursAhead,
  getDateIn,
  isZone,
  PARKS_ZONE,
  timeIn,
  toZonedInstant,
} from '@landsea/contracts/core';
import type { StatedEnd, StatedReservation } from '@landsea/contracts/forwarding';

const UTC = 'UTC';

/** Calendars tell UTC, which no place of a trip shows: the parks' clock is nearest to what was meant. */
const toPlaceClock = (end: StatedEnd | null): StatedEnd | null => {
  if (end?.zone !== UTC || end.time === null) return end;
  const instant = toZonedInstant(end.date, end.time, UTC);
  return { ...end, date: getDateIn(instant), time: timeIn(instant), zone: PARKS_ZONE };
};

/** Ends in UTC as the clocks of the parks show them. */
export const withPlaceClocks = (stated: StatedReservation): StatedReservation => ({
  ...stated,
  start: toPlaceClock(stated.start),
  end: toPlaceClock(stated.end),
});

/** Journeys begin and end on the clocks of their places. */
const journeys: readonly StatedReservation['kind'][] = ['flight', 'train', 'transfer'];

/** True for a time in UTC, and for a calendar's own zone whose clock differs from that of the parks. */
export const isOnOtherClock = ({ kind, source, start }: StatedReservation): boolean => {
  if (!start?.zone || start.time === null) return false;
  if (start.zone === UTC) return true;
  if (source !== 'calendar' || journeys.includes(kind) || !isZone(start.zone)) return false;
  return countHoursAhead(toZonedInstant(start.date, start.time, start.zone), start.zone, PARKS_ZONE) !== 0;
};

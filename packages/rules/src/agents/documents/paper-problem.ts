import type { DocumentKind, PaperProblem } from '@landsea/contracts/agents';
import { addDays, addMonths, type CalendarDate } from '@landsea/contracts/core';
import type { TripMode } from '@landsea/contracts/trip';

export interface Paper {
  what: 'passport' | DocumentKind;
  expiresOn: CalendarDate;
}

interface PaperTrip {
  mode: TripMode;
  endDate: CalendarDate;
}

const SOON_DAYS = 90;
/** Source: travel.state.gov, six-month passport validity. */
const MONTHS_AFTER_TRIP = 6;

/** @param trip null for a paper of a household without a trip ahead. */
export const findPaperProblem = (
  { what, expiresOn }: Paper,
  trip: PaperTrip | null,
  today: CalendarDate,
): PaperProblem | undefined => {
  const isPassport = what === 'passport';
  // Nobody needs a passport for a park, and without a trip there is time.
  if (isPassport && (trip === null || trip.mode === 'parks')) return undefined;
  if (expiresOn < today) return 'expired';
  if (trip === null) return expiresOn <= addDays(today, SOON_DAYS) ? 'soon' : undefined;
  if (expiresOn < trip.endDate) return 'before-trip-ends';
  if (isPassport && expiresOn < addMonths(trip.endDate, MONTHS_AFTER_TRIP)) return 'after-trip';
  return undefined;
};

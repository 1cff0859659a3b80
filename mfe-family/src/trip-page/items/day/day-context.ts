import type { DayCatalogue, DayContext } from '@landsea/contracts/day-plans';
import { hasEarlyEntry } from '@landsea/contracts/trip';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';

/** What the rules of a day need to know: its parks and people, and early entry for guests of an on-site hotel. */
export const dayContextOf = (
  trip: Pick<TripDetail, 'party' | 'stays'>,
  { date, parks, arrivesAt, leavesAt }: Pick<TripDay, 'date' | 'parks' | 'arrivesAt' | 'leavesAt'>,
  catalogue: DayCatalogue,
): DayContext => ({
  date,
  parks,
  arrivesAt,
  leavesAt,
  earlyEntry: hasEarlyEntry(trip.stays, date),
  people: trip.party,
  catalogue,
});

import type { CalendarDate } from '@landsea/contracts/core';
import type { EntityManager } from 'typeorm';
import { selectMoneyViewableBy } from '../../trip/trips/trip-visibility.js';

/** Null without a plan, and for a reader without access to money. */
export const selectSavedBy = async (
  manager: EntityManager,
  tripId: string,
  userId: string,
): Promise<CalendarDate | null> => {
  const rows = await manager.query<{ day: CalendarDate }[]>(
    `SELECT p.target_day::text AS day FROM savings_plan p JOIN trip ON trip.id = p.trip_id
     WHERE p.trip_id = $1 AND ${selectMoneyViewableBy('trip', '$2')}`,
    [tripId, userId],
  );
  return rows[0]?.day ?? null;
};

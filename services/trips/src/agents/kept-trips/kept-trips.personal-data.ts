import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { KeptTripRow } from './kept-trip.entity.js';

export const keptTripsOfUser: DeclaredData = {
  records: async (manager, userId) =>
    omitEmpty({
      keptTrips: await manager.query(
        `SELECT name, start_date::text AS "startDate", end_date::text AS "endDate", agent_name AS agent, content,
         kept_at AS "keptAt" FROM kept_trip WHERE user_id = $1 ORDER BY kept_at, id`,
        [userId],
      ),
    }),
  erase: (manager, userId) => manager.delete(KeptTripRow, { userId }),
};

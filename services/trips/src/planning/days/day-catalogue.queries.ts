import type { Sailing } from '@landsea/contracts/trip';
import { runPreparedRead } from '@landsea/nest-kit';
import type { DataSource } from 'typeorm';
import { selectViewableBy } from '../../trip/trips/trip-visibility.js';

export interface PlannedEntries {
  catalogueIds: string[];
  sailing: Sailing | null;
}

const plannedEntries = {
  name: 'planned-entries',
  text: `SELECT t.sailing, ARRAY(SELECT DISTINCT i.catalogue_id FROM day_item i
           WHERE i.trip_id = t.id AND i.catalogue_id IS NOT NULL) AS "catalogueIds"
      FROM trip t WHERE t.id = $1 AND ${selectViewableBy('t', '$2')}`,
};

/** Undefined for a trip that the person cannot see. */
export const selectPlannedEntries = async (
  dataSource: DataSource,
  tripId: string,
  userId: string,
): Promise<PlannedEntries | undefined> => {
  const [found] = await runPreparedRead<PlannedEntries>(dataSource, plannedEntries, [tripId, userId]);
  return found;
};

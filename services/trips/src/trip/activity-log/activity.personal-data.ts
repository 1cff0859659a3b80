import { byUser, type DeclaredData } from '@landsea/nest-kit';
import { ActivityRow } from './activity.entity.js';

const SOMEBODY = 'Somebody who left';

/** In a trip of somebody else the change stays, without the person. */
export const activityOfUser: DeclaredData = {
  ...byUser(ActivityRow, { activity: ['tripId', 'at', 'kind', 'action', 'what'] }, { order: 'seq' }),
  erase: async (manager, userId) => {
    // Whoever joined a trip is what its entries about that guest are called: an address, then a name.
    await manager.query(
      `UPDATE activity SET what = $2 WHERE kind = 'collaborator' AND (trip_id, subject_id) IN (
         SELECT trip_id, subject_id FROM activity
          WHERE user_id = $1 AND kind = 'collaborator' AND after->>'joined' = 'true')`,
      [userId, SOMEBODY],
    );
    await manager.update(ActivityRow, { userId }, { userId: null, byName: SOMEBODY });
  },
};

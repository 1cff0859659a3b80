import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { byUser, type DeclaredData } from '@landsea/nest-kit';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { ActivityLog } from './activity-log.js';
import { ActivityRegistry } from './activity-registry.js';
import { CreateActivities1763840200000 } from '../../migrations/trip/1763840200000-create-activities.js';
import { ShowRecordedRows1764810000000 } from '../../migrations/trip/1764810000000-show-recorded-rows.js';
import { ShowTripDeeds1764700010000 } from '../../migrations/trip/1764700010000-show-trip-deeds.js';
import { ActivityRow } from './activity.entity.js';

const SOMEBODY = 'Somebody who left';

/** In a trip of somebody else the change stays, without the person. */
const activityOfUser: DeclaredData = {
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

@Module({
  imports: [TripEventsModule, DiscoveryModule],
  providers: [ActivityLog, ActivityRegistry],
  exports: [ActivityLog, ActivityRegistry],
})
export class ActivityLogModule {
  static readonly personalData = [activityOfUser];
  static readonly entities = [ActivityRow];
  static readonly migrations = [
    CreateActivities1763840200000,
    ShowTripDeeds1764700010000,
    ShowRecordedRows1764810000000,
  ];
}

import { Module } from '@nestjs/common';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { EntitlementsService } from './entitlements.service.js';
import { EntitlementRow } from './entitlement.entity.js';
import { byUser } from '@landsea/nest-kit';

@Module({
  imports: [TripEventsModule],
  providers: [EntitlementsService],
  exports: [EntitlementsService],
})
export class EntitlementsModule {
  static readonly personalData = [byUser(EntitlementRow, { entitlements: ['tripId', 'state', 'startsAt'] })];
  static readonly entities = [EntitlementRow];
}

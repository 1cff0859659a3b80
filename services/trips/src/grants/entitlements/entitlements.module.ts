import { Module } from '@nestjs/common';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { EntitlementsPersonalData } from './entitlements.personal-data.js';
import { EntitlementsService } from './entitlements.service.js';
import { EntitlementRow } from './entitlement.entity.js';

@Module({
  imports: [TripEventsModule],
  providers: [EntitlementsService, EntitlementsPersonalData],
  exports: [EntitlementsService],
})
export class EntitlementsModule {
  static readonly entities = [EntitlementRow];
}

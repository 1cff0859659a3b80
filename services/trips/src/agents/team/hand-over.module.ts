import { Module } from '@nestjs/common';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { PlansModule } from '../../grants/plans/plans.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { BrandingModule } from '../branding/branding.module.js';
import { TeamModule } from './team.module.js';
import { ClientHandOverRow } from './client-hand-over.entity.js';
import { HandOverNotices } from './hand-over-notices.js';
import { HandOversController } from './hand-overs.controller.js';
import { HandOversService } from './hand-overs.service.js';

@Module({
  imports: [TeamModule, BrandingModule, PlansModule, TripsModule, TripEventsModule],
  controllers: [HandOversController],
  providers: [HandOversService, HandOverNotices],
  exports: [HandOversService, HandOverNotices],
})
export class HandOverModule {
  static readonly entities = [ClientHandOverRow];
}

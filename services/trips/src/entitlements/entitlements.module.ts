import { Module } from '@nestjs/common';
import { TripEventsModule } from '../trip-events/trip-events.module.js';
import { EntitlementsService } from './entitlements.service.js';

@Module({
  imports: [TripEventsModule],
  providers: [EntitlementsService],
  exports: [EntitlementsService],
})
export class EntitlementsModule {}

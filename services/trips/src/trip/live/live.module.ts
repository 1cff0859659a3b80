import { Module } from '@nestjs/common';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { LiveController } from './live.controller.js';
import { StreamSlots } from './stream-slots.js';
import { TripPresence } from './trip-presence.js';
import { TripStream } from './trip-stream.js';

@Module({
  imports: [TripsModule, TripEventsModule],
  controllers: [LiveController],
  providers: [TripStream, TripPresence, StreamSlots],
})
export class LiveModule {}

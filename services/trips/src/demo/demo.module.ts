import { Module } from '@nestjs/common';
import { TripEventsModule } from '../trip-events/trip-events.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { DemoJob } from './demo.job.js';

@Module({ imports: [TripsModule, TripEventsModule], providers: [DemoJob] })
export class DemoModule {}

import { Module } from '@nestjs/common';
import { TripEvents } from './trip-events.js';

@Module({ providers: [TripEvents], exports: [TripEvents] })
export class TripEventsModule {}

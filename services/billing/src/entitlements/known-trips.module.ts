import { Module } from '@nestjs/common';
import { KnownTrips } from './known-trips.js';

@Module({ providers: [KnownTrips], exports: [KnownTrips] })
export class KnownTripsModule {}

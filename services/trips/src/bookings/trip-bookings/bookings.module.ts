import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { CreateBookings1764050000000 } from '../../migrations/bookings/1764050000000-create-bookings.js';
import { MakeNumbersBookings1764050100000 } from '../../migrations/bookings/1764050100000-make-numbers-bookings.js';
import { ShowBookingStates1764521110000 } from '../../migrations/bookings/1764521110000-show-booking-states.js';
import { AccessModule } from '../../trip/access/access.module.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { BookingFollowers } from './booking-follower.js';
import { BookingWrites } from './booking-writes.js';
import { BookingRow } from './booking.entity.js';
import { BookingsActivity } from './bookings.activity.js';
import { BookingsController } from './bookings.controller.js';
import { BookingsService } from './bookings.service.js';
import { bookingsOfOwner } from './bookings.queries.js';

@Module({
  imports: [TripsModule, AccessModule, ActivityLogModule, TripEventsModule, DiscoveryModule],
  controllers: [BookingsController],
  providers: [BookingsService, BookingWrites, BookingFollowers, BookingsActivity],
  exports: [BookingsService, BookingFollowers, BookingWrites],
})
export class BookingsModule {
  static readonly personalData = [bookingsOfOwner];
  static readonly entities = [BookingRow];
  static readonly migrations = [
    CreateBookings1764050000000,
    MakeNumbersBookings1764050100000,
    ShowBookingStates1764521110000,
  ];
}

import { Injectable } from '@nestjs/common';
import { SliceActivity, type TableActivity } from '../../trip/activity-log/slice-activity.js';
import { BookingFollowers } from './booking-follower.js';
import { loggedBookings, severalBookings } from './logged-bookings.js';

@Injectable()
export class BookingsActivity extends SliceActivity {
  constructor(private readonly followers: BookingFollowers) {
    super();
  }

  override readonly tables: readonly TableActivity[] = [
    {
      table: loggedBookings,
      several: severalBookings,
      after: (manager, { user, tripId }) => this.followers.follow(manager, { tripId, by: user.firstName }),
    },
  ];
}

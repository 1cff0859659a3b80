import { Injectable } from '@nestjs/common';
import { TripEvents } from '../../events/trip-events.js';
import { SliceActivity, type TableActivity } from '../../trip/activity-log/slice-activity.js';
import { loggedPaymentDate } from './logged-payment-date.js';

@Injectable()
export class WindowsActivity extends SliceActivity {
  constructor(private readonly events: TripEvents) {
    super();
  }

  override readonly tables: readonly TableActivity[] = [
    {
      table: loggedPaymentDate,
      after: async (manager, { tripId }) =>
        this.events.publishAtCommit(manager, tripId, { type: 'windows.changed' }),
    },
  ];
}

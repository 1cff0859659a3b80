import {
  findBookingProblems,
  applyBookingChange,
  namesBookingMoney,
  makeBooking,
} from '@landsea/rules/bookings';
import type { Booking, ChangeBookings } from '@landsea/contracts/bookings';
import {
  CLOCK,
  makeInvalidField,
  makeValidationFailed,
  type Clock,
  type DomainError,
  type Principal,
  makeEditConflict,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { formatShortDate, formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import { lockRows, type RowChange } from '../../trip/activity-log/logged-rows.js';
import { lockContents } from '../../trip/trips/trips.queries.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { BookingFollowers } from './booking-follower.js';
import { toBooking, bookingTable, selectBookings, toBookingRow } from './bookings.queries.js';
import { loggedBookings } from './logged-bookings.js';

export const makeBookingConflict = ({ title, status, start }: Booking): DomainError => {
  const at = start.time === null ? '' : ` at ${formatTimeOfDay(toMinute(start.time))}`;
  return makeEditConflict(
    `This booking was changed while you were editing it. It now says “${title}”, ${status}, ${formatShortDate(start.date)}${at}. Make your change again if you still want it.`,
  );
};

export const refuseMovedBookings = (): DomainError =>
  makeEditConflict(
    'Somebody else changed these bookings meanwhile, so nothing was changed. Look at them and try again.',
  );

export type BookingChanges = Omit<ChangeBookings, 'title'>;

export interface BookingWriter {
  user: Principal;
  tripId: string;
  seesMoney: boolean;
}

@Injectable()
export class BookingWrites {
  constructor(
    private readonly trips: TripsService,
    private readonly followers: BookingFollowers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Additions are idempotent by id.
   * @param conflict the answer to an editor of an older version, or of a booking that is gone.
   * @returns the rows before and after, of every booking that the changes name.
   * @throws DomainError VALIDATION_FAILED for a broken rule, and `conflict`.
   */
  async apply(
    manager: EntityManager,
    writer: BookingWriter,
    changes: BookingChanges,
    conflict: (now: Booking | undefined) => DomainError,
  ): Promise<RowChange[]> {
    const { user, tripId, seesMoney } = writer;
    if (!seesMoney) refuseMoney([...changes.add, ...changes.change]);
    await lockContents(manager, tripId);
    const ids = [...changes.add, ...changes.change].map(({ id }) => id);
    const rows = await lockRows(manager, loggedBookings, tripId, ids);
    const changed = changes.change.map(({ id, ...change }) => {
      const row = rows.get(id);
      const now = row && toBooking(row);
      if (now?.version !== change.version) throw conflict(now);
      return applyBookingChange(now, change);
    });
    const added = changes.add.flatMap((each) => (rows.has(each.id) ? [] : [makeBooking(each, this.clock())]));
    await this.refuseProblems(manager, user, tripId, [...added, ...changed]);
    for (const booking of changed) {
      const key = { tripId, id: booking.id };
      if (!(await bookingTable.update(manager, key, booking.version, toBookingRow(booking))))
        throw refuseMovedBookings();
    }
    await bookingTable.insert(
      manager,
      added.map((booking) => ({ ...toBookingRow(booking), tripId })),
    );
    await this.followers.follow(manager, { tripId, by: user.firstName });
    const after = await lockRows(manager, loggedBookings, tripId, ids);
    return ids.map((id) => ({ id, before: rows.get(id) ?? null, after: after.get(id) ?? null }));
  }

  private async refuseProblems(
    manager: EntityManager,
    user: Principal,
    tripId: string,
    written: readonly Booking[],
  ): Promise<void> {
    const { party } = await this.trips.getDetailIn(manager, user, tripId);
    const others = await selectBookings(manager, tripId);
    const found = written.flatMap((booking) =>
      findBookingProblems(booking, { party }, others)
        .filter(({ refuses }) => refuses)
        .map(({ path, message }) => ({
          path,
          message: written.length === 1 ? message : `${booking.title}: ${message}`,
        })),
    );
    if (found.length > 0) throw makeValidationFailed(found);
  }
}

const refuseMoney = (changes: readonly Parameters<typeof namesBookingMoney>[0][]): void => {
  if (changes.some(namesBookingMoney))
    throw makeInvalidField(
      'totalCents',
      'Only people who can see the trip’s costs can enter a booking’s cost',
    );
};

import {
  withoutBookingMoney,
  type Booking,
  type ChangeBookings,
  type CreateBooking,
  type TripBookings,
  type UpdateBooking,
} from '@landsea/contracts/bookings';
import { notFound, validationFailed, type DomainError, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessService } from '../../trip/access/access.service.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { bookingConflict, bookingsMoved } from './booking-conflict.js';
import { BookingFollowers } from './booking-follower.js';
import { BookingWrites, type BookingChanges, type BookingWriter } from './booking-writes.js';
import { bookingOf, bookingTable, selectBookings } from './bookings.queries.js';
import { loggedBookings, severalBookings } from './logged-bookings.js';

const changedMeanwhile = (now: Booking | undefined): DomainError => (now ? bookingConflict(now) : notFound());

@Injectable()
export class BookingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly access: AccessService,
    private readonly writes: BookingWrites,
    private readonly followers: BookingFollowers,
    private readonly log: ActivityLog,
  ) {}

  async of(user: Principal, tripId: string): Promise<TripBookings> {
    const { seesMoney } = await this.trips.visible(user, tripId);
    const bookings = await selectBookings(this.dataSource.manager, tripId);
    return { tripId, bookings: seesMoney ? bookings : bookings.map(withoutBookingMoney) };
  }

  /** Idempotent by id. */
  async add(user: Principal, tripId: string, added: CreateBooking): Promise<Booking> {
    return this.writeOne(await this.writer(user, tripId), { add: [added], change: [] });
  }

  async change(user: Principal, tripId: string, id: string, change: UpdateBooking): Promise<Booking> {
    return this.writeOne(await this.writer(user, tripId), { add: [], change: [{ id, ...change }] });
  }

  async remove(user: Principal, tripId: string, id: string): Promise<void> {
    await this.access.assertCanEdit(user, tripId);
    await this.log.row(user, tripId, loggedBookings, id, async (manager) => {
      if (!(await bookingTable.remove(manager, { tripId, id }))) throw notFound();
      await this.followers.follow(manager, { tripId, by: user.firstName });
    });
  }

  /** All changes or none; one undo takes them back. */
  async changeMany(
    user: Principal,
    tripId: string,
    { title, ...changes }: ChangeBookings,
  ): Promise<TripBookings> {
    const writer = await this.writer(user, tripId);
    const ids = [...changes.add, ...changes.change].map(({ id }) => id);
    if (new Set(ids).size < ids.length)
      throw validationFailed([{ path: 'change', message: 'Name each booking once' }]);
    await this.dataSource.transaction(async (manager) => {
      const rows = await this.writes.apply(manager, writer, changes, bookingsMoved);
      const entry = { kind: severalBookings.kind, what: title };
      await this.log.keepAll(manager, user, tripId, loggedBookings, rows, entry);
    });
    return this.of(user, tripId);
  }

  private async writer(user: Principal, tripId: string): Promise<BookingWriter> {
    const { seesMoney } = await this.access.assertCanEdit(user, tripId);
    return { user, tripId, seesMoney };
  }

  /** @returns the booking as the writer may see it. */
  private writeOne(writer: BookingWriter, changes: BookingChanges): Promise<Booking> {
    const { user, tripId, seesMoney } = writer;
    return this.dataSource.transaction(async (manager) => {
      const [row] = await this.writes.apply(manager, writer, changes, changedMeanwhile);
      if (!row?.after) throw notFound();
      await this.log.keep(manager, user, tripId, loggedBookings, row);
      const booking = bookingOf(row.after);
      return seesMoney ? booking : withoutBookingMoney(booking);
    });
  }
}

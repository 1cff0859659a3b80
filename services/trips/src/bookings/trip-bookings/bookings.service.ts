import { omitBookingMoney } from '@landsea/rules/bookings';
import type {
  Booking,
  ChangeBookings,
  CreateBooking,
  TripBookings,
  UpdateBooking,
} from '@landsea/contracts/bookings';
import { makeNotFound, makeInvalidField, type DomainError, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessService } from '../../trip/access/access.service.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { BookingFollowers } from './booking-follower.js';
import {
  BookingWrites,
  type BookingChanges,
  type BookingWriter,
  makeBookingConflict,
  refuseMovedBookings,
} from './booking-writes.js';
import { toBooking, bookingTable, selectBookings } from './bookings.queries.js';
import { loggedBookings, severalBookings } from './logged-bookings.js';

const changedMeanwhile = (now: Booking | undefined): DomainError =>
  now ? makeBookingConflict(now) : makeNotFound();

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

  async listBookings(user: Principal, tripId: string): Promise<TripBookings> {
    const { seesMoney } = await this.trips.requireVisible(user, tripId);
    const bookings = await selectBookings(this.dataSource.manager, tripId);
    return { tripId, bookings: seesMoney ? bookings : bookings.map(omitBookingMoney) };
  }

  /** Idempotent by id. */
  async add(user: Principal, tripId: string, added: CreateBooking): Promise<Booking> {
    return this.writeOne(await this.getWriter(user, tripId), { add: [added], change: [] });
  }

  async change(user: Principal, tripId: string, id: string, change: UpdateBooking): Promise<Booking> {
    return this.writeOne(await this.getWriter(user, tripId), { add: [], change: [{ id, ...change }] });
  }

  async remove(user: Principal, tripId: string, id: string): Promise<void> {
    await this.access.assertCanEdit(user, tripId);
    await this.log.recordRow(user, tripId, loggedBookings, id, async (manager) => {
      if (!(await bookingTable.remove(manager, { tripId, id }))) throw makeNotFound();
      await this.followers.follow(manager, { tripId, by: user.firstName });
    });
  }

  async changeMany(
    user: Principal,
    tripId: string,
    { title, ...changes }: ChangeBookings,
  ): Promise<TripBookings> {
    const writer = await this.getWriter(user, tripId);
    const ids = [...changes.add, ...changes.change].map(({ id }) => id);
    if (new Set(ids).size < ids.length) throw makeInvalidField('change', 'Name each booking once');
    await this.dataSource.transaction(async (manager) => {
      const rows = await this.writes.apply(manager, writer, changes, refuseMovedBookings);
      const entry = { kind: severalBookings.kind, what: title };
      await this.log.keepAll(manager, user, tripId, loggedBookings, rows, entry);
    });
    return this.listBookings(user, tripId);
  }

  /** @throws as {@link AccessService.assertCanEdit}. */
  async getWriter(user: Principal, tripId: string): Promise<BookingWriter> {
    const { seesMoney } = await this.access.assertCanEdit(user, tripId);
    return { user, tripId, seesMoney };
  }

  /**
   * One booking, in the transaction of a larger step.
   * @returns the booking as the writer may see it.
   * @throws DomainError NOT_FOUND, VALIDATION_FAILED, EDIT_CONFLICT.
   */
  async writeIn(manager: EntityManager, writer: BookingWriter, changes: BookingChanges): Promise<Booking> {
    const { user, tripId, seesMoney } = writer;
    const [row] = await this.writes.apply(manager, writer, changes, changedMeanwhile);
    if (!row?.after) throw makeNotFound();
    await this.log.keep(manager, user, tripId, loggedBookings, row);
    const booking = toBooking(row.after);
    return seesMoney ? booking : omitBookingMoney(booking);
  }

  private writeOne(writer: BookingWriter, changes: BookingChanges): Promise<Booking> {
    return this.dataSource.transaction((manager) => this.writeIn(manager, writer, changes));
  }
}

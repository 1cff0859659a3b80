import type { CalendarDate } from '@landsea/contracts/core';
import type { BookedMeal, BookingWindows, SetFinalPayment } from '@landsea/contracts/planning';
import { type PortClock, formatShortDate } from '@landsea/rules/trip';
import type { TripDetail } from '@landsea/contracts/trip';
import {
  CLOCK,
  makeEditConflict,
  makeInvalidField,
  type Clock,
  type Principal,
  type DomainError,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { AccessService } from '../../trip/access/access.service.js';
import { selectDueLines } from '../../money/budget/budget-due.queries.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { TripEvents } from '../../events/trip-events.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { listBookingWindows, addCancelHours, type WindowTrip } from '@landsea/rules/booking-windows';
import { forgetPaymentDate, savePaymentDate, selectEntered } from './windows.queries.js';
import { loggedPaymentDate } from './logged-payment-date.js';

const makePaymentConflict = (now: CalendarDate | null): DomainError =>
  makeEditConflict(
    `Somebody else changed this date while you were looking. ${
      now === null ? 'It is back at the rule’s' : `It now says ${formatShortDate(now)}`
    }. Save again to keep yours.`,
  );

@Injectable()
export class WindowsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly access: AccessService,
    private readonly events: TripEvents,
    private readonly log: ActivityLog,
    private readonly catalogue: CatalogueService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async listWindows(user: Pick<Principal, 'userId'>, tripId: string): Promise<BookingWindows> {
    return this.listTripWindows(user, await this.trips.getDetail(user, tripId));
  }

  /** Due dates of the budget only for a person who can see money. */
  listTripWindows(user: Pick<Principal, 'userId'>, trip: TripDetail): Promise<BookingWindows> {
    return this.listTripWindowsIn(this.dataSource.manager, user, trip);
  }

  async listTripWindowsIn(
    manager: EntityManager,
    { userId }: Pick<Principal, 'userId'>,
    trip: TripDetail,
  ): Promise<BookingWindows> {
    const entered = await this.readEntered(manager, trip.id, userId);
    const payments = await selectDueLines(manager, trip.id, userId);
    const windows = listBookingWindows(
      { ...trip, ...entered, payments, rides: this.catalogue.entries('attractions') },
      this.clock(),
    );
    return { windows, meals: entered.meals };
  }

  async readEntered(
    manager: EntityManager,
    tripId: string,
    userId: string,
  ): Promise<
    Pick<WindowTrip, 'bookings' | 'cruises' | 'isFareBooked' | 'isFareOpen'> & {
      meals: BookedMeal[];
      paymentDueOn: CalendarDate | null;
      ports: readonly PortClock[];
    }
  > {
    const { meals, ...entered } = await selectEntered(manager, tripId, userId);
    const ports = this.catalogue.entries('ports');
    return { meals: addCancelHours(meals, this.catalogue.restaurantOf), ...entered, ports };
  }

  async setFinalPayment(
    user: Principal,
    tripId: string,
    { dueOn, seen }: SetFinalPayment,
  ): Promise<BookingWindows> {
    await this.access.assertCanEdit(user, tripId);
    const { sailing } = await this.trips.getDetail(user, tripId);
    if (dueOn !== null && !sailing)
      throw makeInvalidField('dueOn', 'This trip has no sailing that is to be paid');
    if (dueOn !== null && sailing && dueOn > sailing.embarkationDate)
      throw makeInvalidField(
        'dueOn',
        'The final payment comes before the ship leaves: choose an earlier date',
      );
    await this.log.recordRow(user, tripId, loggedPaymentDate, tripId, async (manager) => {
      const { paymentDueOn } = await selectEntered(manager, tripId, user.userId);
      if (paymentDueOn !== seen && paymentDueOn !== dueOn) throw makePaymentConflict(paymentDueOn);
      if (dueOn === null) await forgetPaymentDate(manager, tripId);
      else if (sailing) await savePaymentDate(manager, tripId, sailing.embarkationDate, dueOn);
    });
    return this.publishChange(user, tripId);
  }

  private async publishChange(user: Principal, tripId: string): Promise<BookingWindows> {
    await this.events.publish(tripId, { type: 'windows.changed' });
    return this.listWindows(user, tripId);
  }
}

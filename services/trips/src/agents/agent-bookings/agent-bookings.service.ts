import type {
  AddAgentBooking,
  AgentBooking,
  AgentBookings,
  AgentTrip,
  BookingAlertList,
  ChangeAgentBooking,
  ClientMoney,
  NewBookingWork,
} from '@landsea/contracts/agents';
import type { ConfirmationText } from '@landsea/contracts/forwarding';
import { getDateIn } from '@landsea/contracts/core';
import { findSecretsIn } from '@landsea/rules/agents';
import {
  CLOCK,
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  makeValidationFailed,
  refuseDemo,
  type Clock,
  type KitRequest,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BookingsService } from '../../bookings/trip-bookings/bookings.service.js';
import { AccessService } from '../../trip/access/access.service.js';
import { ConfirmationFileReader } from '../../trip/forwarding/confirmation-file-reader.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { selectAgentTrips } from '../agent-trips/agent-trips.queries.js';
import { OwnClients } from '../clients/own-clients.js';
import { followBookIt } from '../quotes/follow-book-it.js';
import { AgencyScope, type Reach } from '../team/agency-scope.js';
import {
  bookingWork,
  selectLegalNames,
  selectSameNumbers,
  selectTold,
  selectWork,
} from './agent-bookings.queries.js';
import { selectBookingAlerts } from './booking-alerts.queries.js';
import { selectSuppliers } from './booking-suppliers.queries.js';
import { selectClientMoney } from './client-money.queries.js';
import { joinBookings, nameGuests } from './joined-bookings.js';

type WatchedTrip = Omit<AgentTrip, 'next'>;

const CHANGED = 'This booking was changed meanwhile. Please look at it again.';

@Injectable()
export class AgentBookingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly clients: OwnClients,
    private readonly trips: TripsService,
    private readonly access: AccessService,
    private readonly bookings: BookingsService,
    private readonly fileReader: ConfirmationFileReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND for a trip over which the agent does not watch. */
  async list(user: Principal, tripId: string): Promise<AgentBookings> {
    const { trip, reach } = await this.find(user, tripId);
    const { manager } = this.dataSource;
    const [{ canEdit, seesMoney }, { party }, names, suppliers, bookings] = await Promise.all([
      this.access.getAccess(user, tripId),
      this.trips.getDetail(user, tripId),
      selectLegalNames(manager, trip.clientId),
      selectSuppliers(manager, reach),
      this.join(user, trip, reach),
    ]);
    const { name: tripName, startDate, endDate, clientId, clientName, clientJoined } = trip;
    return {
      ...{ tripId, tripName, startDate, endDate, clientId, clientName, clientJoined },
      canEdit,
      seesMoney: seesMoney ?? false,
      people: nameGuests(party, names),
      bookings,
      suppliers,
    };
  }

  /** Idempotent by id. @throws DomainError NOT_FOUND, PAYWALL, VALIDATION_FAILED. */
  async add(user: Principal, tripId: string, { booking, work }: AddAgentBooking): Promise<AgentBooking> {
    refuseSecrets({ booking, work });
    const { trip, reach } = await this.find(user, tripId);
    await this.refuseSupplier(reach, work);
    const writer = await this.bookings.getWriter(user, tripId);
    await this.dataSource.transaction(async (manager) => {
      const added = { ...booking, source: booking.source ?? ('agent' as const) };
      await this.bookings.writeIn(manager, writer, { add: [added], change: [] });
      await this.writeWork(manager, trip, booking.id, 0, work);
    });
    return this.findBooking(user, trip, reach, booking.id);
  }

  /** @throws DomainError NOT_FOUND, PAYWALL, VALIDATION_FAILED, EDIT_CONFLICT. */
  async change(
    user: Principal,
    tripId: string,
    bookingId: string,
    { booking, work }: ChangeAgentBooking,
  ): Promise<AgentBooking> {
    refuseSecrets({ booking, work });
    const { trip, reach } = await this.find(user, tripId);
    if (work) await this.refuseSupplier(reach, work);
    const { booking: before } = await this.findBooking(user, trip, reach, bookingId);
    const writer = await this.bookings.getWriter(user, tripId);
    await this.dataSource.transaction(async (manager) => {
      if (booking) {
        const change = [{ id: bookingId, ...booking }];
        const { status: is } = await this.bookings.writeIn(manager, writer, { add: [], change });
        const changed = { clientId: trip.clientId, tripId, bookingId, was: before.status, is };
        await followBookIt(manager, user, changed, this.clock());
      }
      if (!work) return;
      const { version, ...values } = work;
      if (!(await this.writeWork(manager, trip, bookingId, version, values))) throw makeEditConflict(CHANGED);
    });
    return this.findBooking(user, trip, reach, bookingId);
  }

  /** @throws DomainError NOT_FOUND, PAYWALL, FORBIDDEN in the demo, and as the reader. */
  async readFile(user: Principal, tripId: string, request: KitRequest): Promise<ConfirmationText> {
    await this.find(user, tripId);
    await this.bookings.getWriter(user, tripId);
    refuseDemo(user, 'Uploads are turned off in the demo. Paste the text instead.');
    return this.fileReader.receive(request, user.userId);
  }

  /** @throws DomainError NOT_FOUND. */
  async getOne(
    user: Principal,
    tripId: string,
    bookingId: string,
  ): Promise<AgentBooking & { trip: WatchedTrip }> {
    const { trip, reach } = await this.find(user, tripId);
    return { ...(await this.findBooking(user, trip, reach, bookingId)), trip };
  }

  async listAlerts(user: Principal): Promise<BookingAlertList> {
    const { agentIds } = await this.scope.getReach(user);
    const now = this.clock();
    return selectBookingAlerts(this.dataSource.manager, agentIds, now, getDateIn(now));
  }

  /** @throws DomainError NOT_FOUND. */
  async getClientMoney(user: Principal, clientId: string): Promise<ClientMoney> {
    const { reach } = await this.clients.get(user, clientId);
    return selectClientMoney(this.dataSource.manager, reach.agentIds, clientId, getDateIn(this.clock()));
  }

  private async join(user: Principal, trip: WatchedTrip, reach: Reach): Promise<AgentBooking[]> {
    const { manager } = this.dataSource;
    const [{ bookings }, work, told, sameNumbers] = await Promise.all([
      this.bookings.listBookings(user, trip.tripId),
      selectWork(manager, trip),
      selectTold(manager, trip),
      selectSameNumbers(manager, reach, trip.tripId),
    ]);
    return joinBookings(bookings, { work, told, sameNumbers });
  }

  private async findBooking(
    user: Principal,
    trip: WatchedTrip,
    reach: Reach,
    bookingId: string,
  ): Promise<AgentBooking> {
    const found = (await this.join(user, trip, reach)).find(({ booking }) => booking.id === bookingId);
    if (!found) throw makeNotFound();
    return found;
  }

  /** @returns false for an older version. */
  private writeWork(
    manager: EntityManager,
    { clientId, tripId }: WatchedTrip,
    bookingId: string,
    version: number,
    values: NewBookingWork,
  ): Promise<boolean> {
    return bookingWork.write(manager, { clientId, tripId, bookingId }, version, values);
  }

  private async refuseSupplier(reach: Reach, { supplierId }: NewBookingWork): Promise<void> {
    if (supplierId === null) return;
    const [supplier] = await selectSuppliers(this.dataSource.manager, reach, supplierId);
    if (!supplier) throw makeInvalidField('supplierId', 'Choose a supplier of your agency');
  }

  private async find(user: Principal, tripId: string): Promise<{ trip: WatchedTrip; reach: Reach }> {
    const reach = await this.scope.getReach(user);
    const today = getDateIn(this.clock());
    const [trip] = await selectAgentTrips(this.dataSource.manager, reach.agentIds, today, tripId);
    if (!trip) throw makeNotFound();
    return { trip, reach };
  }
}

const refuseSecrets = (values: object): void => {
  const secrets = findSecretsIn(values);
  if (secrets.length > 0) throw makeValidationFailed(secrets);
};

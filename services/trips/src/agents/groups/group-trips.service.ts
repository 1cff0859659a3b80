import { randomUUID } from 'node:crypto';
import { MOST_GROUP_TRIPS, type AgentGroup, type CopyGroupTrip } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { copyBookingsToBook } from '@landsea/rules/agents';
import {
  CLOCK,
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  type DomainError,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BookingWrites } from '../../bookings/trip-bookings/booking-writes.js';
import { selectBookings } from '../../bookings/trip-bookings/bookings.queries.js';
import { loggedBookings, severalBookings } from '../../bookings/trip-bookings/logged-bookings.js';
import { ActivityLog } from '../../trip/activity-log/activity-log.js';
import { AgentTripsService } from '../agent-trips/agent-trips.service.js';
import { AgencyScope, type Reach } from '../team/agency-scope.js';
import { WorkflowsService } from '../workflows/workflows.service.js';
import {
  deleteGroupTrip,
  insertGroupTrip,
  selectClientOfTrip,
  selectHouseholds,
  startCopiedWork,
  type HouseholdFacts,
} from './group-trips.queries.js';
import { countGroupTrips, lockGroups, selectGroupOfMember, selectGroups } from './groups.queries.js';
import { GroupsService } from './groups.service.js';

/** Bookings of one copy; a trip has more of other kinds. */
const MOST_COPIED = 50;

/** Characters of a task's note. */
const LONGEST_NOTE = 1000;

/** Nothing is held at the supplier: a task asks within a week. */
const DAYS_TO_BOOK = 7;

@Injectable()
export class GroupTripsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly groups: GroupsService,
    private readonly trips: AgentTripsService,
    private readonly bookings: BookingWrites,
    private readonly log: ActivityLog,
    private readonly workflows: WorkflowsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Idempotent. @throws DomainError NOT_FOUND, FORBIDDEN, EDIT_CONFLICT for a trip of another group, VALIDATION_FAILED. */
  add(user: Principal, groupId: string, tripId: string): Promise<AgentGroup> {
    return this.change(user, groupId, async (manager, reach) => {
      const clientId = await selectClientOfTrip(manager, reach.agentIds, tripId);
      if (clientId === undefined) throw makeNotFound();
      const before = await selectGroupOfMember(manager, { clientId, tripId });
      const [shown] = before ? await selectGroups(manager, reach, before) : [];
      if (shown && shown.id !== groupId) throw isInAnother(shown.name);
      if (!shown) await refuseTooMany(manager, groupId);
      await insertGroupTrip(manager, { clientId, tripId }, groupId);
    });
  }

  /** The trip itself stays, and its agent may take it out of a colleague's group. @throws DomainError NOT_FOUND. */
  async remove(user: Principal, groupId: string, tripId: string): Promise<AgentGroup> {
    return this.dataSource.transaction(async (manager) => {
      const reach = await this.scope.assertIn(manager, user, 'edit-clients');
      const group = await this.groups.getIn(manager, reach, groupId);
      const household = group.households.find((each) => each.tripId === tripId);
      if (!household) throw makeNotFound();
      await deleteGroupTrip(manager, household, groupId);
      const [left] = await selectGroups(manager, reach, groupId);
      // A colleague's group is out of sight with the last trip.
      return left ? this.groups.getIn(manager, reach, groupId) : { ...group, households: [], problems: [] };
    });
  }

  /**
   * The same trip for another client: dates, days, hotel or ship, and bookings to make. No person, note, number or
   * amount of the first household goes with it.
   * @throws DomainError NOT_FOUND, FORBIDDEN, PAYWALL, VALIDATION_FAILED.
   */
  copy(user: Principal, groupId: string, { clientId, ...copied }: CopyGroupTrip): Promise<AgentGroup> {
    return this.change(user, groupId, async (manager, reach) => {
      const households = await selectHouseholds(manager, reach, groupId);
      const from = households.find(({ tripId }) => tripId === copied.fromTripId);
      if (!from) throw makeNotFound();
      if (from.clientId === clientId) throw makeInvalidField('clientId', 'Choose another client');
      await refuseTooMany(manager, groupId);
      const { startDate } = from;
      const plan = { ages: [], ...copied, startDate, withNotes: false, isPlanOnly: true };
      const { id: tripId } = await this.trips.copyIn(manager, user, clientId, plan);
      await this.copyBookings(manager, user, from, { clientId, tripId });
      await insertGroupTrip(manager, { clientId, tripId }, groupId);
    });
  }

  private async copyBookings(
    manager: EntityManager,
    user: Principal,
    from: HouseholdFacts,
    to: { clientId: string; tripId: string },
  ): Promise<void> {
    const kept = (await selectBookings(manager, from.tripId)).slice(0, MOST_COPIED);
    const copies = kept.flatMap((booking) =>
      copyBookingsToBook([booking], randomUUID).map((add) => ({ add, fromId: booking.id })),
    );
    if (copies.length === 0) return;
    const writer = { user, tripId: to.tripId, seesMoney: true };
    const changes = { add: copies.map(({ add }) => add), change: [] };
    const rows = await this.bookings.apply(manager, writer, changes, () => makeNotFound());
    const entry = { kind: severalBookings.kind, what: 'Bookings to make' };
    await this.log.keepAll(manager, user, to.tripId, loggedBookings, rows, entry);
    const works = copies.map(({ add, fromId }) => ({ id: add.id, fromId }));
    await startCopiedWork(manager, to, works, from);
    await this.workflows.addIn(manager, user, to.tripId, {
      id: randomUUID(),
      title:
        copies.length === 1
          ? 'Make the booking that was copied, not held'
          : `Make the ${copies.length} bookings that were copied, not held`,
      dueOn: addDays(getDateIn(this.clock()), DAYS_TO_BOOK),
      who: 'agent',
      note: copies
        .map(({ add }) => add.title)
        .join(', ')
        .slice(0, LONGEST_NOTE),
    });
  }

  private change(
    user: Principal,
    groupId: string,
    run: (manager: EntityManager, reach: Reach) => Promise<void>,
  ): Promise<AgentGroup> {
    return this.dataSource.transaction(async (manager) => {
      const reach = await this.scope.assertIn(manager, user, 'edit-clients');
      await lockGroups(manager, groupId);
      await this.groups.findOwnIn(manager, reach, groupId);
      await run(manager, reach);
      return this.groups.getIn(manager, reach, groupId);
    });
  }
}

const refuseTooMany = async (manager: EntityManager, groupId: string): Promise<void> => {
  if ((await countGroupTrips(manager, groupId)) < MOST_GROUP_TRIPS) return;
  const message = `A group holds ${MOST_GROUP_TRIPS} trips, and this one is full.`;
  throw makeInvalidField('tripId', message);
};

const isInAnother = (name: string): DomainError =>
  makeEditConflict(`This trip is in the group “${name}” already. Take it out there first.`);

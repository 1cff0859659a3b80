import { demoAccounts, type DemoAgentRequest } from '@landsea/contracts/account';
import { addDays, DAY_MS, getDateIn, type CalendarDate } from '@landsea/contracts/core';
import { CLOCK, InboxHandler, Outbox, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingFollowers } from '../../bookings/trip-bookings/booking-follower.js';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { PlansService } from '../../grants/plans/plans.service.js';
import { insertItems } from '../../planning/days/insert-items.js';
import { TaskDates } from '../workflows/task-dates.js';
import { finishTasks, insertWorkflow } from '../workflows/workflow-dates.queries.js';
import { insertTrips } from '../../trip/trips/insert-trips.js';
import { insertBookings, insertStatements } from './bookings/demo-bookings.queries.js';
import { makeDemoStatements } from './bookings/demo-statements.js';
import { makeDemoSuppliers } from './bookings/demo-suppliers.js';
import { makeDemoBookings } from './bookings/make-demo-bookings.js';
import { makeDemoClients, type DemoClient } from './demo-clients.js';
import { DemoAgentRow } from './demo-agent.entity.js';
import { insertClients, insertDesk, insertMessages } from './demo-agent.queries.js';
import { insertDocuments } from './demo-documents.js';
import { makeDemoMessages } from './demo-messages.js';
import { insertQuotes, makeDemoQuotes } from './quotes/demo-quotes.js';
import { planDemoTrips, type DemoTrip } from './demo-trips.js';

const PLAN_MS = 7 * DAY_MS;

const LATE_DAYS = 1;
/** Days after a trip in which something is left to do. */
const TASKS_DAYS = 60;

@Injectable()
export class DemoAgents {
  constructor(
    private readonly plans: PlansService,
    private readonly dates: TaskDates,
    private readonly outbox: Outbox,
    private readonly catalogue: CatalogueService,
    private readonly followers: BookingFollowers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A late request makes no book: its user may be erased already. */
  @InboxHandler('identity.demo-agent-requested')
  async create({ userId, expiresAt }: DemoAgentRequest, manager: EntityManager): Promise<void> {
    const now = this.clock();
    if (new Date(expiresAt) <= now) return;
    await manager.insert(DemoAgentRow, { userId });
    const accessUntil = new Date(Date.parse(expiresAt) + PLAN_MS).toISOString();
    await this.plans.project({ userId, plan: 'agent', accessUntil, version: 1 }, manager);
    const clients = makeDemoClients(getDateIn(now));
    await insertClients(manager, userId, clients, now);
    const trips = clients.flatMap((client) => planDemoTrips(client, now));
    await insertTrips(
      manager,
      this.outbox,
      userId,
      trips.map(({ planned }) => planned),
    );
    await insertDesk(manager, trips);
    for (const { planned, items } of trips)
      if (items.length > 0) await insertItems(manager, planned.id, items, this.catalogue.prices);
    const tasksSince = addDays(getDateIn(now), -TASKS_DAYS);
    await this.addBookings(manager, userId, clients, trips, now);
    for (const trip of trips)
      if (trip.bookedOn && trip.planned.trip.endDate > tasksSince)
        await this.addTasks(manager, userId, trip, trip.bookedOn, now);
    await insertQuotes(manager, userId, makeDemoQuotes(trips, userId, now), clients);
    await insertDocuments(manager, userId, clients, trips, getDateIn(now));
    await insertMessages(manager, userId, makeDemoMessages(clients, trips, now));
    await this.outbox.add(manager, 'trips.demo-ready', { userId });
  }

  private async addBookings(
    manager: EntityManager,
    userId: string,
    clients: readonly DemoClient[],
    trips: readonly DemoTrip[],
    now: Date,
  ): Promise<void> {
    const today = getDateIn(now);
    const suppliers = makeDemoSuppliers();
    const bookings = trips.flatMap((trip) => makeDemoBookings(trip, suppliers, today, now));
    await insertBookings(manager, userId, suppliers, bookings, clients);
    const by = demoAccounts.agent.firstName;
    for (const tripId of new Set(bookings.map((booking) => booking.tripId)))
      await this.followers.follow(manager, { tripId, by });
    await insertStatements(manager, userId, makeDemoStatements(trips, bookings, suppliers, today));
  }

  private async addTasks(
    manager: EntityManager,
    userId: string,
    { clientId, planned: { id: tripId, trip } }: DemoTrip,
    bookedOn: CalendarDate,
    now: Date,
  ): Promise<void> {
    const workflow = { clientId, tripId, template: trip.mode, bookedOn, appliedOn: bookedOn };
    await insertWorkflow(manager, workflow);
    const tasks = (await this.dates.dateTasks(manager, userId, tripId)).get(clientId) ?? [];
    const doneUntil = addDays(getDateIn(now), -LATE_DAYS);
    const done = tasks.filter(({ dueOn }) => dueOn < doneUntil).map(({ key }) => key);
    await finishTasks(manager, workflow, done, { userId, firstName: demoAccounts.agent.firstName }, now);
  }
}

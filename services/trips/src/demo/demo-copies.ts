import { DAY_MS } from '@landsea/contracts/core';
import { demoAccount, type DemoGrant } from '@landsea/contracts/account';
import { makeBooking } from '@landsea/rules/bookings';
import { demoTripId } from '@landsea/rules/demo';
import { CLOCK, InboxHandler, Outbox, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingFollowers } from '../bookings/trip-bookings/booking-follower.js';
import { bookingTable, toBookingRow } from '../bookings/trip-bookings/bookings.queries.js';
import { CatalogueService } from '../catalogue/lists/catalogue.service.js';
import { insertLines } from '../money/budget/budget.queries.js';
import { insertGuests } from '../trip/collaborators/insert-guests.js';
import { EntitlementsService } from '../grants/entitlements/entitlements.service.js';
import { insertExpenses, insertSettlement } from '../money/expenses/expenses.queries.js';
import { enabledReminders } from '../planning/reminders/planned-reminders.js';
import { saveLeads } from '../planning/reminders/reminders.queries.js';
import { insertContributions, writeJar, writePlan } from '../money/savings/savings.queries.js';
import { insertTasks } from '../planning/tasks/tasks.queries.js';
import { insertTrips } from '../trip/trips/insert-trips.js';
import { insertItems } from '../planning/days/insert-items.js';
import { makeDemoGuests } from './demo-guests.js';
import { makeDemoTemplate, type DemoTemplate } from './demo-template.js';
import { randomUUID } from 'node:crypto';

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
const HEAD = 23;

/** Ids with equal beginnings stay so and keep their ends: sorted rows stay in order, and references hold. */
function replaceIds(template: string, known: Readonly<Record<string, string>> = {}): string {
  const heads = new Map<string, string>();
  return template.replace(UUID, (id) => {
    if (known[id]) return known[id];
    const head = heads.get(id.slice(0, HEAD)) ?? randomUUID().slice(0, HEAD);
    heads.set(id.slice(0, HEAD), head);
    return head + id.slice(HEAD);
  });
}

const A_YEAR_MS = 365 * DAY_MS;

@Injectable()
export class DemoCopies {
  constructor(
    private readonly entitlements: EntitlementsService,
    private readonly outbox: Outbox,
    private readonly catalogue: CatalogueService,
    private readonly followers: BookingFollowers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A late grant makes no copy: its user may be erased already. */
  @InboxHandler('billing.demo-granted')
  async create({ expiresAt, ...grant }: DemoGrant, manager: EntityManager): Promise<void> {
    const now = this.clock();
    if (new Date(expiresAt) <= now) return;
    const { userId, tripId } = grant;
    const template = replaceIds(JSON.stringify(makeDemoTemplate(now)), { [demoTripId]: tripId });
    await this.insert(manager, userId, JSON.parse(template) as DemoTemplate, now);
    await this.entitlements.project(grant, manager);
    await this.outbox.add(manager, 'trips.demo-ready', { userId });
  }

  private async insert(manager: EntityManager, userId: string, copy: DemoTemplate, now: Date): Promise<void> {
    const { id: tripId } = copy.coming;
    await insertTrips(manager, this.outbox, userId, [
      { ...copy.coming, createdAt: now },
      { ...copy.past, createdAt: new Date(now.getTime() - A_YEAR_MS) },
    ]);
    await insertLines(manager, copy.past.id, copy.pastBudget);
    await insertLines(manager, tripId, copy.budget);
    await bookingTable.insert(
      manager,
      copy.bookings.map((booking) => ({ ...toBookingRow(makeBooking(booking, now)), tripId })),
    );
    await this.followers.follow(manager, { tripId, by: demoAccount.firstName });
    await insertExpenses(manager, tripId, copy.expenses);
    await insertSettlement(manager, tripId, copy.settlement);
    await insertTasks(manager, tripId, copy.tasks);
    await writePlan(manager, tripId, copy.savingsPlan);
    for (const jar of copy.jars) await writeJar(manager, tripId, jar);
    await insertContributions(manager, tripId, copy.contributions);
    await insertItems(manager, tripId, copy.items, this.catalogue.prices);
    await insertGuests(manager, tripId, makeDemoGuests(now));
    // The first window is two weeks ahead: visitors see a reminder.
    await saveLeads(manager, userId, { ...enabledReminders, dining: '30d' });
  }
}

import type { DemoAgentRequest } from '@landsea/contracts/account';
import { DAY_MS, dateIn } from '@landsea/contracts/core';
import { CLOCK, InboxHandler, Outbox, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PlansService } from '../../grants/plans/plans.service.js';
import { insertItems } from '../../planning/days/insert-items.js';
import { insertTrips } from '../../trip/trips/insert-trips.js';
import { demoClients } from './demo-clients.js';
import { DemoAgentRow } from './demo-agent.entity.js';
import { insertClients, insertDesk, insertMessages } from './demo-agent.queries.js';
import { demoMessages } from './demo-messages.js';
import { plannedTrip } from './demo-trips.js';

/** How much longer the plan runs than the copy may wait for a visitor: beyond the visitor's own day. */
const PLAN_MS = 7 * DAY_MS;

/** Gives each visitor of the agents' demo a book of twelve clients, with their trips, wishes and messages. */
@Injectable()
export class DemoAgents {
  constructor(
    private readonly plans: PlansService,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A request that comes too late makes no book: its user may be erased already. */
  @InboxHandler('identity.demo-agent-requested')
  async create({ userId, expiresAt }: DemoAgentRequest, manager: EntityManager): Promise<void> {
    const now = this.clock();
    if (new Date(expiresAt) <= now) return;
    await manager.insert(DemoAgentRow, { userId });
    const accessUntil = new Date(Date.parse(expiresAt) + PLAN_MS).toISOString();
    await this.plans.project({ userId, plan: 'agent', accessUntil, version: 1 }, manager);
    const clients = demoClients(dateIn(now));
    await insertClients(manager, userId, clients, now);
    const trips = clients.flatMap((client) => plannedTrip(client, now) ?? []);
    await insertTrips(
      manager,
      this.outbox,
      userId,
      trips.map(({ planned }) => planned),
    );
    await insertDesk(manager, trips);
    for (const { planned, items } of trips) await insertItems(manager, planned.id, items);
    await insertMessages(manager, userId, demoMessages(clients, trips, now));
    await this.outbox.add(manager, 'trips.demo-ready', { userId });
  }
}

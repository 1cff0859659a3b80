import { formatPrice, salePrices } from '@landsea/contracts/billing';
import { randomUUID } from 'node:crypto';
import type { Client, ClientList, CreateClient } from '@landsea/contracts/agents';
import {
  CLOCK,
  DomainError,
  notFound,
  validationFailed,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlansService } from '../../grants/plans/plans.service.js';
import { toClient } from './client-answer.js';
import { selectSharedTrips } from './client-trips.queries.js';
import { ClientRow } from './client.entity.js';

/** What an agent may keep without the Agent plan. */
const FREE_CLIENTS = 1;
const MOST_CLIENTS = 2000;
const PAYWALL_MESSAGE = `Your free agent account keeps one client, to try. The Agent plan (${formatPrice(salePrices.agent)} a month) opens your whole client list.`;

@Injectable()
export class ClientsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plans: PlansService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async add(agent: Principal, { phone, notes, ...client }: CreateClient): Promise<Client> {
    const row: ClientRow = {
      ...client,
      id: randomUUID(),
      agentId: agent.userId,
      phone: phone || null,
      notes: notes || null,
      userId: null,
      invitedAt: null,
      invitationExpiresAt: null,
      joinedAt: null,
      leftAt: null,
      inviteVersion: 0,
      invitationVersion: 0,
      createdAt: this.clock(),
    };
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('clients:' || $1, 0))`, [
        agent.userId,
      ]);
      const known = await manager.findBy(ClientRow, { agentId: agent.userId });
      if (known.some(({ email }) => email === row.email)) {
        throw validationFailed([
          { path: 'email', message: 'You already have a client with this email address' },
        ]);
      }
      if (known.length >= FREE_CLIENTS && !(await this.plans.has(manager, agent.userId, 'agent'))) {
        throw new DomainError({ code: 'PAYWALL', message: PAYWALL_MESSAGE, accessType: 'free' });
      }
      if (known.length >= MOST_CLIENTS)
        throw validationFailed([
          { path: 'email', message: `A list holds at most ${MOST_CLIENTS.toLocaleString('en-US')} clients` },
        ]);
      await manager.insert(ClientRow, row);
      return toClient(row, [], this.clock());
    });
  }

  async list(agent: Principal): Promise<ClientList> {
    const rows = await this.dataSource.manager.find(ClientRow, {
      where: { agentId: agent.userId },
      order: { lastName: 'ASC', firstName: 'ASC', id: 'ASC' },
    });
    const shared = await selectSharedTrips(this.dataSource.manager, agent.userId);
    const now = this.clock();
    return { clients: rows.map((row) => toClient(row, shared.get(row.id) ?? [], now)) };
  }

  async get(agent: Principal, clientId: string): Promise<Client> {
    const row = await this.dataSource.manager.findOneBy(ClientRow, { id: clientId, agentId: agent.userId });
    if (!row) throw notFound();
    const shared = await selectSharedTrips(this.dataSource.manager, agent.userId, clientId);
    return toClient(row, shared.get(clientId) ?? [], this.clock());
  }
}

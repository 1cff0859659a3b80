import { randomUUID } from 'node:crypto';
import { formatPrice, salePrices } from '@landsea/contracts/billing';
import {
  HAND_OVER_UNDO_DAYS,
  type ClientHandOver,
  type HandOverClients,
  type HandOverList,
  type UndoneHandOver,
} from '@landsea/contracts/agents';
import { DAY_MS } from '@landsea/contracts/core';
import {
  CLOCK,
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import { PlansService } from '../../grants/plans/plans.service.js';
import {
  restoreDigests,
  selectDigestsOf,
  type DigestOfClient,
} from '../client-digests/hand-over-digests.queries.js';
import { AgencyMemberRow } from './agency-member.entity.js';
import { AgencyScope } from './agency-scope.js';
import { lockClientsOf } from './agency.queries.js';
import { ClientHandOverRow } from './client-hand-over.entity.js';
import { HandOverNotices } from './hand-over-notices.js';
import {
  countKept,
  countMade,
  giveClients,
  lockMoving,
  selectHandOvers,
  selectKnownTwice,
  type MovingClient,
} from './hand-over.queries.js';

const PLAN_PRICE = formatPrice(salePrices.agent);
const listed = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');

export interface Moved {
  id: string;
  to: AgencyMemberRow;
  moved: MovingClient[];
}

@Injectable()
export class HandOversService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly plans: PlansService,
    private readonly notices: HandOverNotices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(user: Principal): Promise<HandOverList> {
    const { manager } = this.dataSource;
    const { agencyId } = await this.scope.getReach(user);
    if (agencyId === null) return { handOvers: [] };
    return { handOvers: await selectHandOvers(manager, agencyId, user.userId, this.getUndoableSince()) };
  }

  /** @throws DomainError NOT_FOUND for a client who is not reached, FORBIDDEN, VALIDATION_FAILED. */
  async handOver(user: Principal, { clientIds, toAgentId }: HandOverClients): Promise<ClientHandOver> {
    const made = await this.dataSource.transaction((manager) =>
      this.moveIn(manager, user, clientIds, toAgentId),
    );
    await this.sendClientEmails(made);
    const { id } = made;
    const handOver = (await this.list(user)).handOvers.find((each) => each.id === id);
    if (!handOver) throw makeNotFound();
    return handOver;
  }

  /** Runs after the commit, because identity knows the addresses. */
  sendClientEmails({ to, moved }: Moved): Promise<void> {
    return this.notices.sendClientEmails(this.dataSource.manager, to, moved);
  }

  /** The caller emails the clients after the commit. */
  async moveIn(
    manager: EntityManager,
    user: Principal,
    clientIds: readonly string[],
    toAgentId: string,
  ): Promise<Moved> {
    const { agencyId, agentIds } = await this.scope.assertIn(manager, user, 'hand-over-clients');
    if (agencyId === null)
      throw makeInvalidField('toAgentId', 'You work alone. Open an agency and invite a colleague first.');
    await lockClientsOf(manager, [toAgentId]);
    const clients = await lockMoving(manager, agentIds, clientIds);
    if (clients.length < new Set(clientIds).size) throw makeNotFound();
    const to = await this.findColleague(manager, agencyId, toAgentId);
    const moved = clients.filter(({ agentId }) => agentId !== toAgentId);
    if (moved.length === 0) throw makeInvalidField('toAgentId', `${to.name} looks after them already`);
    await this.refuse(manager, to, moved);
    const at = this.clock();
    const digests = await selectDigestsOf(
      manager,
      moved.map((client) => client.id),
    );
    const given = await giveClients(manager, user, moved, toAgentId, agencyId, at);
    const id = randomUUID();
    const named = moved.map((client) => {
      const digest = digests.get(client.id);
      return { clientId: client.id, fromAgentId: client.agentId, ...(digest && { digest }) };
    });
    const row = { id, agencyId, userId: user.userId, toAgentId, at, clients: named, undoneAt: null };
    await manager.insert(ClientHandOverRow, row);
    await this.notices.publish(manager, toAgentId, given);
    await this.notices.sendEmails(manager, user, to, moved);
    return { id, to, moved };
  }

  /**
   * Clients who have moved on, or whose agent has left, stay.
   * @throws DomainError NOT_FOUND, FORBIDDEN, EDIT_CONFLICT.
   */
  async undo(user: Principal, id: string): Promise<UndoneHandOver> {
    return this.dataSource.transaction(async (manager) => {
      const { agencyId } = await this.scope.assertIn(manager, user, 'hand-over-clients');
      const row = await manager.findOne(ClientHandOverRow, {
        where: { id, userId: user.userId, agencyId: agencyId ?? id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) throw makeNotFound();
      if (row.undoneAt) throw makeEditConflict('This was already taken back.');
      if (row.at < this.getUndoableSince()) throw makeEditConflict('This was too long ago to take back.');
      const undone = await this.giveBack(manager, user, row);
      await manager.update(ClientHandOverRow, { id }, { undoneAt: this.clock() });
      return { undone, kept: row.clients.length - undone };
    });
  }

  private async giveBack(manager: EntityManager, user: Principal, row: ClientHandOverRow): Promise<number> {
    const { agencyId, toAgentId } = row;
    await lockClientsOf(manager, [toAgentId, ...row.clients.map(({ fromAgentId }) => fromAgentId)]);
    const still = await lockMoving(
      manager,
      [toAgentId],
      row.clients.map(({ clientId }) => clientId),
    );
    const from = new Map(row.clients.map(({ clientId, fromAgentId }) => [clientId, fromAgentId]));
    const members = await manager.findBy(AgencyMemberRow, {
      agencyId,
      userId: In([...new Set(from.values())]),
      role: Not('assistant'),
    });
    // A member who leaves the agency takes the clients along.
    if (!(await manager.existsBy(AgencyMemberRow, { agencyId, userId: toAgentId }))) return 0;
    let undone = 0;
    for (const { userId: agentId } of members) {
      const theirs = still.filter(({ id }) => from.get(id) === agentId);
      const twice = await selectKnownTwice(manager, agentId, theirs);
      const back = theirs.filter((client) => !twice.includes(client));
      if (back.length === 0) continue;
      const given = await giveClients(manager, user, back, agentId, agencyId, this.clock());
      await restoreDigests(manager, listDigests(row, back));
      await this.notices.publish(manager, agentId, given);
      undone += back.length;
    }
    return undone;
  }

  /** @throws DomainError VALIDATION_FAILED for somebody who has no clients: an assistant, or a stranger. */
  private async findColleague(
    manager: EntityManager,
    agencyId: string,
    userId: string,
  ): Promise<AgencyMemberRow> {
    const to = await manager.findOneBy(AgencyMemberRow, { agencyId, userId, role: Not('assistant') });
    if (!to) throw makeInvalidField('toAgentId', 'Choose an agent of your agency');
    return to;
  }

  private async refuse(
    manager: EntityManager,
    { userId, name }: AgencyMemberRow,
    clients: readonly MovingClient[],
  ): Promise<void> {
    const twice = await selectKnownTwice(manager, userId, clients);
    if (twice.length > 0)
      throw makeInvalidField(
        'toAgentId',
        `${name} already has clients with the same email address: ${listed(twice.map((client) => client.name))}`,
      );
    if (await this.plans.has(manager, userId, 'agent')) return;
    const kept = await countKept(manager, userId);
    const made = await countMade(
      manager,
      clients.map(({ id }) => id),
    );
    if (kept.clients + clients.length > 1 || kept.trips + made > 1)
      throw makeInvalidField(
        'toAgentId',
        `${name} has no Agent plan (${PLAN_PRICE} a month) and so keeps one client with one trip, to try`,
      );
  }

  private getUndoableSince(): Date {
    return new Date(this.clock().getTime() - HAND_OVER_UNDO_DAYS * DAY_MS);
  }
}

/** By client. */
const listDigests = (
  { clients }: ClientHandOverRow,
  back: readonly MovingClient[],
): Map<string, DigestOfClient> =>
  new Map(
    clients.flatMap(({ clientId, digest }) =>
      digest && back.some(({ id }) => id === clientId) ? [[clientId, digest] as const] : [],
    ),
  );

import { formatPrice, salePrices } from '@landsea/contracts/billing';
import { formatDate, getDateIn } from '@landsea/contracts/core';
import { randomUUID } from 'node:crypto';
import {
  FREE_CLIENTS,
  MOST_CLIENTS,
  applyDetails,
  toClientFact,
  type Client,
  type ClientList,
  type CreateClient,
  type CreateHouseholdPerson,
  type PersonDetails,
} from '@landsea/contracts/agents';
import { CLOCK, DomainError, makeInvalidField, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { PlansService } from '../../grants/plans/plans.service.js';
import { AgencyScope } from '../team/agency-scope.js';
import { lockClientsOf } from '../team/agency.queries.js';
import { toClient } from './client-answer.js';
import { refuseKnownEmail } from './client-email.js';
import { ClientHistory } from './client-history.js';
import { clientTable, personTable, selectConnections, selectHousehold } from './client-rows.queries.js';
import { buildAddressBookOrder } from './address-book-order.js';
import { searchTextOf } from './client-search-text.js';
import { selectMadeTrips, selectSharedTrips } from './client-trips.queries.js';
import { ClientRow } from './client.entity.js';
import { loggedClient } from './logged-clients.js';
import { OwnClients } from './own-clients.js';
import { selectPipelineStages } from './pipeline.queries.js';
import { toPhoneKey } from './phone-key.js';
import { isEmailUnconfirmed } from './unconfirmed-email.js';

const MOST_LISTED = 2000;
const PAYWALL_MESSAGE = `Your free agent account keeps one client, to try. The Agent plan (${formatPrice(salePrices.agent)} a month) opens your whole client list.`;

const describePaywall = (endedAt: Date | null): string =>
  endedAt
    ? `Your plan ended on ${formatDate(getDateIn(endedAt))}. Everything is still here; subscribe to add clients again.`
    : PAYWALL_MESSAGE;

@Injectable()
export class ClientsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plans: PlansService,
    private readonly scope: AgencyScope,
    private readonly own: OwnClients,
    private readonly history: ClientHistory,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError VALIDATION_FAILED, PAYWALL, FORBIDDEN. */
  async add(user: Principal, { agentId: chosen, ...client }: CreateClient): Promise<Client> {
    const { agentIds: known } = await this.scope.assert(user, 'edit-clients');
    const agentId = chosen ?? known[0] ?? user.userId;
    const id = await this.dataSource.transaction(async (manager) => {
      await lockClientsOf(manager, [agentId]);
      const { agentIds } = await this.scope.assertIn(manager, user, 'edit-clients');
      if (!agentIds.includes(agentId)) throw makeInvalidField('agentId', 'Choose an agent of your agency');
      return this.addIn(manager, user, agentId, client);
    });
    return this.get(user, id);
  }

  /**
   * Also for a lead who filled in a form: `by` is then nobody's account.
   * @throws DomainError VALIDATION_FAILED, PAYWALL.
   */
  async addIn(
    manager: EntityManager,
    by: Pick<Principal, 'userId' | 'firstName'>,
    agentId: string,
    client: Omit<CreateClient, 'agentId'>,
  ): Promise<string> {
    const id = randomUUID();
    await lockClientsOf(manager, [agentId]);
    await refuseKnownEmail(manager, agentId, client.email);
    await this.refuseTooMany(manager, agentId);
    await this.history.recordRow(manager, by, loggedClient, { clientId: id, id }, () =>
      this.insert(manager, id, agentId, client),
    );
    return id;
  }

  /** Lock the agent’s clients first. @throws DomainError PAYWALL, VALIDATION_FAILED. */
  async refuseTooMany(manager: EntityManager, agentId: string, more = 1): Promise<void> {
    const known = await manager.countBy(ClientRow, { agentId, isSample: false });
    if (known + more > FREE_CLIENTS && !(await this.plans.has(manager, agentId, 'agent')))
      throw new DomainError({
        code: 'PAYWALL',
        message: describePaywall(await this.plans.getEnd(manager, agentId, 'agent')),
        accessType: 'free',
      });
    if (known + more > MOST_CLIENTS)
      throw makeInvalidField('email', `A list holds at most ${MOST_CLIENTS.toLocaleString('en-US')} clients`);
  }

  private async insert(
    manager: EntityManager,
    id: string,
    agentId: string,
    {
      phone: typed,
      notes,
      source,
      stage,
      tags,
      nextStep,
      nextStepOn,
      lead: about,
      email: typedEmail,
      details = {},
      people = [],
      ...lead
    }: Omit<CreateClient, 'agentId'>,
  ): Promise<void> {
    const [phone, email] = [typed || null, typedEmail ?? null];
    const leadId = randomUUID();
    const given = {
      stage: toClientFact(stage),
      source: source || null,
      tags: tags ?? [],
      notes: notes || null,
      nextStep: nextStep || null,
      nextStepOn: nextStepOn ?? null,
    };
    const searchText = searchTextOf([{ ...lead, email, phone }, ...people.map(searchedPerson)]);
    const createdAt = this.clock();
    await clientTable.insert(manager, [
      {
        ...lead,
        ...given,
        id,
        agentId,
        leadId,
        email,
        phone,
        searchText,
        createdAt,
        details: applyDetails(details),
      },
    ]);
    await personTable.insert(manager, [
      {
        ...about,
        ...lead,
        ...withDetails(about),
        clientId: id,
        id: leadId,
        email,
        phone,
        phoneKey: toPhoneKey(phone),
      },
    ]);
    if (people.length > 0)
      await personTable.insert(
        manager,
        people.map((person) => ({
          ...person,
          ...withDetails(person),
          clientId: id,
          phoneKey: toPhoneKey(person.phone),
        })),
      );
  }

  async list(user: Principal): Promise<ClientList> {
    const { agentIds } = await this.scope.getReach(user);
    const rows = await this.dataSource.manager
      .createQueryBuilder(ClientRow, 'c')
      .where({ agentId: In([...agentIds]), archivedAt: IsNull() })
      .orderBy(buildAddressBookOrder('c'))
      .addOrderBy('c.id')
      .limit(MOST_LISTED)
      .getMany();
    const shared = await selectSharedTrips(this.dataSource.manager, agentIds);
    const now = this.clock();
    const ids = rows.map(({ id }) => id);
    const stages = await selectPipelineStages(this.dataSource.manager, ids, now);
    const toAnswer = (row: ClientRow) =>
      toClient(row, { sharedTrips: shared.get(row.id), stage: stages.get(row.id) }, now);
    return { clients: rows.map(toAnswer) };
  }

  /** @throws DomainError NOT_FOUND. */
  async get(user: Principal, clientId: string): Promise<Client> {
    const { row, reach } = await this.own.get(user, clientId);
    const { manager } = this.dataSource;
    const now = this.clock();
    const [shared, people, connections, madeTrips, isUnconfirmed, stages] = await Promise.all([
      selectSharedTrips(manager, reach.agentIds, clientId),
      selectHousehold(manager, clientId),
      selectConnections(manager, clientId, reach.agentIds),
      selectMadeTrips(manager, clientId),
      isEmailUnconfirmed(manager, clientId),
      selectPipelineStages(manager, [clientId], now),
    ]);
    const known = { sharedTrips: shared.get(clientId), stage: stages.get(clientId) };
    const client = toClient(row, known, now);
    return { ...client, people, connections, madeTrips, isEmailUnconfirmed: isUnconfirmed };
  }
}

const withDetails = ({ details = {} }: { details?: PersonDetails | undefined } = {}) => ({
  details: applyDetails(details),
});

const searchedPerson = ({ firstName, lastName, email = null, phone = null }: CreateHouseholdPerson) => ({
  firstName,
  lastName,
  email,
  phone,
});

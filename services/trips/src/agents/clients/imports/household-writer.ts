import { randomUUID } from 'node:crypto';
import { applyDetails, toClientFact } from '@landsea/contracts/agents';
import type { ImportedHousehold, ImportedPerson } from '@landsea/contracts/agents/imports';
import type { HouseholdPlan } from '@landsea/rules/agents/imports';
import { CLOCK, makeEditConflict, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { refuseKnownEmail } from '../client-email.js';
import { ClientHistory } from '../client-history.js';
import type { ClientPersonRow } from '../client-person.entity.js';
import { clientTable, followPeople, personTable } from '../client-rows.queries.js';
import { searchTextOf } from '../client-search-text.js';
import type { ClientRow } from '../client.entity.js';
import { ClientsService } from '../clients.service.js';
import { loggedClient, loggedPerson } from '../logged-clients.js';
import { toPhoneKey } from '../phone-key.js';
import type { Candidate } from './import-candidates.queries.js';
import { getPhoneKey } from './imported-phones.js';

const makePersonRow = (clientId: string, person: ImportedPerson, id: string): Partial<ClientPersonRow> => {
  const { details = {}, ...plain } = person;
  return {
    ...plain,
    clientId,
    id,
    phone: plain.phone || null,
    phoneKey: getPhoneKey(person),
    details: applyDetails(details),
  };
};

/** The client stands under the name and contact of the first person. */
const makeRows = (
  agentId: string,
  { people, stage, source, tags, notes, nextStep, nextStepOn, details = {}, externalId }: ImportedHousehold,
  createdAt: Date,
) => {
  const [id, leadId] = [randomUUID(), randomUUID()];
  const rows = people.map((person, index) => makePersonRow(id, person, index === 0 ? leadId : randomUUID()));
  const [lead] = people;
  const client: Partial<ClientRow> & { id: string } = {
    id,
    agentId,
    leadId,
    firstName: lead?.firstName ?? '',
    lastName: lead?.lastName ?? '',
    email: lead?.email ?? null,
    phone: lead?.phone || null,
    searchText: searchTextOf(
      people.map(({ email = null, phone, ...names }) => ({ ...names, email, phone: phone || null })),
    ),
    stage: toClientFact(stage),
    source: source || null,
    tags: tags ?? [],
    notes: notes || null,
    nextStep: nextStep || null,
    nextStepOn: nextStepOn ?? null,
    details: applyDetails(details),
    externalId: externalId ?? null,
    createdAt,
  };
  return { client, people: rows };
};

/** Writes what {@link HouseholdPlan} says; each row is in the history, as if typed. */
@Injectable()
export class HouseholdWriter {
  constructor(
    private readonly clients: ClientsService,
    private readonly history: ClientHistory,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the id of the client. @throws DomainError PAYWALL, VALIDATION_FAILED for an address that is known. */
  async add(
    manager: EntityManager,
    user: Principal,
    agentId: string,
    household: ImportedHousehold,
  ): Promise<string> {
    await refuseKnownEmail(manager, agentId, household.people[0]?.email);
    const [id] = await this.addAll(manager, user, agentId, [household]);
    return id ?? refuseChanged();
  }

  /**
   * As many statements for many households as for one. The caller locks the agent's clients, and brings no address
   * that one of them has, and none twice.
   * @returns the ids of the clients in the order of the households.
   * @throws DomainError PAYWALL; VALIDATION_FAILED for more than a list holds; EDIT_CONFLICT for an address that is known.
   */
  async addAll(
    manager: EntityManager,
    user: Principal,
    agentId: string,
    households: readonly ImportedHousehold[],
  ): Promise<string[]> {
    await this.clients.refuseTooMany(manager, agentId, households.length);
    const made = households.map((household) => makeRows(agentId, household, this.clock()));
    const added = await clientTable.insert(
      manager,
      made.map(({ client }) => client),
    );
    if (added.length < made.length) refuseChanged();
    await personTable.insert(
      manager,
      made.flatMap(({ people }) => people),
    );
    const ids = made.map(({ client: { id } }) => id);
    await this.history.recordAdded(manager, user, ids);
    return ids;
  }

  /** @throws DomainError EDIT_CONFLICT for somebody who was changed meanwhile, VALIDATION_FAILED as {@link add}. */
  async change(
    manager: EntityManager,
    user: Principal,
    known: Candidate,
    plan: HouseholdPlan,
  ): Promise<void> {
    const {
      id: clientId,
      agentId,
      version,
      people: [lead],
    } = known;
    const write = async (isWritten: Promise<boolean>): Promise<void> => {
      if (!(await isWritten)) refuseChanged();
    };
    if (Object.keys(plan.client).length > 0)
      await this.history.recordRow(manager, user, loggedClient, { clientId, id: clientId }, () =>
        write(clientTable.update(manager, { id: clientId }, version, plan.client)),
      );
    for (const { person, change } of plan.changed) {
      const key = { clientId, id: person.id };
      const { phone, email } = change as Partial<ClientPersonRow>;
      if (person.id === lead?.id) await refuseKnownEmail(manager, agentId, email, clientId);
      const written = { ...change, ...(phone !== undefined && { phoneKey: toPhoneKey(phone) }) };
      await this.history.recordRow(manager, user, loggedPerson, key, () =>
        write(personTable.update(manager, key, person.version, written)),
      );
    }
    for (const person of plan.added) {
      const id = randomUUID();
      await this.history.recordRow(manager, user, loggedPerson, { clientId, id }, () =>
        personTable.insert(manager, [makePersonRow(clientId, person, id)]),
      );
    }
    await followPeople(manager, clientId);
  }
}

const CHANGED = 'Somebody changed this family while it was imported. Import the file once more.';

const refuseChanged = (): never => {
  throw makeEditConflict(CHANGED);
};

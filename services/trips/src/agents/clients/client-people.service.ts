import {
  applyDetails,
  MAX_HOUSEHOLD,
  type CreateHouseholdPerson,
  type HouseholdPerson,
  type PersonDetails,
  type UpdateHouseholdPerson,
} from '@landsea/contracts/agents';
import { makeEditConflict, makeNotFound, makeInvalidField, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { trimWritten } from '../../trip/rows/written-text.js';
import { refuseKnownEmail } from './client-email.js';
import { ClientHistory } from './client-history.js';
import { ClientPersonRow } from './client-person.entity.js';
import { followPeople, personTable, selectHousehold } from './client-rows.queries.js';
import type { ClientRow } from './client.entity.js';
import { loggedPerson } from './logged-clients.js';
import { OwnClients } from './own-clients.js';
import { toPhoneKey } from './phone-key.js';

@Injectable()
export class ClientPeopleService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clients: OwnClients,
    private readonly history: ClientHistory,
  ) {}

  /** Idempotent by id. @throws DomainError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED. */
  add(user: Principal, clientId: string, { id, ...added }: CreateHouseholdPerson): Promise<HouseholdPerson> {
    return this.writeInClient(user, clientId, id, async (manager) => {
      const people = await selectHousehold(manager, clientId);
      if (people.some((person) => person.id === id)) return;
      if (people.length >= MAX_HOUSEHOLD)
        throw makeInvalidField('firstName', `A household holds at most ${MAX_HOUSEHOLD} people`);
      await personTable.insert(manager, [{ clientId, id, ...written(added, {}) }]);
    });
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, EDIT_CONFLICT. */
  change(
    user: Principal,
    clientId: string,
    personId: string,
    { version, ...change }: UpdateHouseholdPerson,
  ): Promise<HouseholdPerson> {
    return this.writeInClient(user, clientId, personId, async (manager, client) => {
      const key = { clientId, id: personId };
      const now = await manager.findOneBy(ClientPersonRow, key);
      if (!now) throw makeNotFound();
      if (client.leadId === personId) await refuseLeadContact(manager, client, now, change);
      if (await personTable.update(manager, key, version, written(change, now.details))) return;
      throw makeEditConflict(`${now.firstName} ${now.lastName} was changed while you were editing.`);
    });
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN; EDIT_CONFLICT for the person who leads the household. */
  async remove(user: Principal, clientId: string, personId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { leadId } = await this.clients.lock(manager, user, clientId, 'edit-clients');
      if (leadId === personId)
        throw makeEditConflict('This person leads the household. Choose another lead person first.');
      const key = { clientId, id: personId };
      const isGone = await this.history.recordRow(manager, user, loggedPerson, key, () =>
        personTable.remove(manager, key),
      );
      if (!isGone) throw makeNotFound();
      await followPeople(manager, clientId);
    });
  }

  private async writeInClient(
    user: Principal,
    clientId: string,
    id: string,
    write: (manager: EntityManager, client: ClientRow) => Promise<void>,
  ): Promise<HouseholdPerson> {
    const people = await this.dataSource.transaction(async (manager) => {
      const client = await this.clients.lock(manager, user, clientId, 'edit-clients');
      await this.history.recordRow(manager, user, loggedPerson, { clientId, id }, () =>
        write(manager, client),
      );
      await followPeople(manager, clientId);
      return selectHousehold(manager, clientId);
    });
    const person = people.find((each) => each.id === id);
    if (!person) throw makeNotFound();
    return person;
  }
}

const written = (
  { details, ...change }: Partial<Omit<ClientPersonRow, 'clientId' | 'id'>>,
  known: PersonDetails,
): Partial<ClientPersonRow> => ({
  ...change,
  ...(details && { details: applyDetails(known, details) }),
  ...(change.phone !== undefined && {
    phone: trimWritten(change.phone) ?? null,
    phoneKey: toPhoneKey(change.phone),
  }),
  ...(change.dietaryNotes !== undefined && { dietaryNotes: trimWritten(change.dietaryNotes) ?? null }),
  ...(change.notes !== undefined && { notes: trimWritten(change.notes) ?? null }),
});

/** Somebody of each household can be reached. */
const refuseLeadContact = async (
  manager: EntityManager,
  { id, agentId }: ClientRow,
  now: ClientPersonRow,
  { email = now.email, phone = now.phone }: Pick<UpdateHouseholdPerson, 'email' | 'phone'>,
): Promise<void> => {
  if (!email && !phone)
    throw makeInvalidField('email', 'The lead person needs an email address or a phone number');
  await refuseKnownEmail(manager, agentId, email, id);
};

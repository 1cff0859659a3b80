import { IMPORT_UNDO_DAYS, type UndoneImport } from '@landsea/contracts/agents/imports';
import { DAY_MS } from '@landsea/contracts/core';
import { CLOCK, DomainError, makeEditConflict, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { deleteClientRow, listChangedColumns, restoreColumns } from '../client-change-rows.js';
import { ClientHistory } from '../client-history.js';
import { followPeople } from '../client-rows.queries.js';
import { ClientRow } from '../client.entity.js';
import { loggedClient, loggedPerson } from '../logged-clients.js';
import { OwnClients } from '../own-clients.js';
import { AgencyScope } from '../../team/agency-scope.js';
import { ClientImportRow } from './client-import.entity.js';
import { ClientImportsService } from './client-imports.service.js';
import { isUntouched, takeSnapshot } from './household-snapshot.js';
import { ImportHouseholdRow, type HouseholdSnapshot } from './import-household.entity.js';

@Injectable()
export class ImportUndoService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly imports: ClientImportsService,
    private readonly own: OwnClients,
    private readonly history: ClientHistory,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Takes each family back that nobody edited since; one that was stays as it is, with a sentence. A repeated
   * call goes on where another ended.
   * @throws DomainError NOT_FOUND, FORBIDDEN, EDIT_CONFLICT after 30 days or a second time.
   */
  async undo(user: Principal, importId: string): Promise<UndoneImport> {
    await this.scope.assert(user, 'import-clients');
    const { undoneAt, at } = await this.imports.get(user, importId);
    if (undoneAt) throw makeEditConflict('This import was already undone.');
    if (this.clock().getTime() - Date.parse(at) > IMPORT_UNDO_DAYS * DAY_MS)
      throw makeEditConflict(`An import can be undone for ${IMPORT_UNDO_DAYS} days.`);
    const rows = await this.dataSource.manager.find(ImportHouseholdRow, {
      where: { importId },
      select: { key: true, result: true },
      order: { key: 'ASC' },
    });
    const kept: string[] = [];
    let undone = 0;
    for (const { key, result } of rows) {
      if (result === 'same') continue;
      const said = await this.tryOne(user, { importId, key });
      kept.push(...said);
      if (said.length === 0) undone += 1;
    }
    await this.dataSource.manager.update(ClientImportRow, { id: importId }, { undoneAt: this.clock() });
    return { undone, kept };
  }

  private async tryOne(user: Principal, where: { importId: string; key: string }): Promise<string[]> {
    try {
      return await this.dataSource.transaction((manager) => this.undoOne(manager, user, where));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return [error.error.message];
    }
  }

  /** @returns why the family, or something of it, stays. */
  private async undoOne(
    manager: EntityManager,
    user: Principal,
    where: { importId: string; key: string },
  ): Promise<string[]> {
    const row = await manager.findOneBy(ImportHouseholdRow, where);
    if (!row?.after) return [];
    const client = await this.own.lock(manager, user, row.clientId, 'import-clients');
    const name = `${client.firstName} ${client.lastName}`;
    const now = await takeSnapshot(manager, row.clientId);
    if (!now || !isUntouched(row.after, now)) return [`${name} was edited since and stays.`];
    if (row.result === 'new') return this.removeNew(manager, client, name);
    if (row.before) {
      const taken = await isEmailTaken(manager, client, row.before);
      if (taken) return [`Another client has the former address of ${name} now, so they stay.`];
      await this.restore(manager, user, client, row.before, now);
    }
    await manager.delete(ImportHouseholdRow, where);
    return row.trips.map((trip) => `The trip “${trip}” of ${name} stays: delete it on its own page.`);
  }

  private async removeNew(manager: EntityManager, client: ClientRow, name: string): Promise<string[]> {
    const [{ trips, talks, merges, papers, calls, forms }] = await manager.query<
      [Record<'trips' | 'talks' | 'merges' | 'papers' | 'calls' | 'forms', number>]
    >(
      `SELECT (SELECT count(*)::int FROM client_merge WHERE kept_id = $1 AND undone_at IS NULL) AS merges,
         (SELECT count(*)::int FROM agent_trip WHERE client_id = $1) AS trips,
         (SELECT count(*)::int FROM client_document WHERE client_id = $1) AS papers,
         (SELECT count(*)::int FROM (SELECT client_id FROM quote UNION ALL SELECT client_id FROM agreement
           UNION ALL SELECT client_id FROM intake_link UNION ALL SELECT client_id FROM intake_answer) form
           WHERE client_id = $1) AS forms,
         (SELECT count(*)::int FROM client_call WHERE client_id = $1) AS calls,
         (SELECT count(*)::int FROM conversation WHERE client_id = $1) AS talks`,
      [client.id],
    );
    if (trips > 0) return [`${name} has a trip by now and stays.`];
    if (papers > 0) return [`${name} has documents by now and stays.`];
    if (forms > 0) return [`${name} has a quote, an agreement or a form by now and stays.`];
    if (calls > 0) return [`You logged a call with ${name} since, so they stay.`];
    if (merges > 0) return [`${name} was merged with another client since and stays.`];
    if (client.userId ?? client.invitedAt) return [`${name} was invited since and stays.`];
    if (talks > 0) return [`You and ${name} wrote to each other since, so they stay.`];
    await deleteClientRow(manager, loggedClient, { clientId: client.id, id: client.id });
    return [];
  }

  private async restore(
    manager: EntityManager,
    user: Principal,
    { id: clientId }: ClientRow,
    before: HouseholdSnapshot,
    now: HouseholdSnapshot,
  ): Promise<void> {
    const own = { clientId, id: clientId };
    const columns = [...listChangedColumns(loggedClient, before.client, now.client), 'external_id'];
    await this.history.recordRow(manager, user, loggedClient, own, () =>
      restoreColumns(manager, loggedClient, own, before.client, columns),
    );
    for (const person of now.people) {
      const key = { clientId, id: String(person['id']) };
      const was = before.people.find(({ id }) => id === person['id']);
      const changed = was ? listChangedColumns(loggedPerson, was, person) : [];
      if (was && changed.length === 0) continue;
      await this.history.recordRow(manager, user, loggedPerson, key, () =>
        was
          ? restoreColumns(manager, loggedPerson, key, was, [...changed, 'phone_key', 'external_id'])
          : deleteClientRow(manager, loggedPerson, key),
      );
    }
    await followPeople(manager, clientId);
  }
}

const isEmailTaken = (
  manager: EntityManager,
  { id, agentId }: ClientRow,
  { client, people }: HouseholdSnapshot,
): Promise<boolean> => {
  const email = people.find((person) => person['id'] === client['lead_id'])?.['email'];
  return typeof email === 'string'
    ? manager.existsBy(ClientRow, { agentId, email, id: Not(id) })
    : Promise.resolve(false);
};

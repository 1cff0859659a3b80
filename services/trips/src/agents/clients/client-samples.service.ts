import { randomUUID } from 'node:crypto';
import { DomainError, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockClientsOf } from '../team/agency.queries.js';
import { clientTable, followPeople, personTable } from './client-rows.queries.js';
import { ClientRow } from './client.entity.js';

const people = [
  {
    firstName: 'Sofia',
    lastName: 'Rivera',
    birthDate: '1988-06-12',
    loyalties: [{ program: 'Castaway Club', level: 'Silver' }],
  },
  { firstName: 'Mateo', lastName: 'Rivera', birthDate: '1986-02-03' },
  {
    firstName: 'Lucía',
    lastName: 'Rivera',
    birthDate: '2018-09-21',
    heightInches: 45,
    dietaryNotes: 'Peanut allergy',
  },
];

/** Its address belongs to nobody, and each agent has one at most. */
@Injectable()
export class ClientSamplesService {
  constructor(private readonly dataSource: DataSource) {}

  async find({ userId: agentId }: Pick<Principal, 'userId'>): Promise<string | null> {
    const sample = await this.dataSource.manager.findOneBy(ClientRow, { agentId, isSample: true });
    return sample?.id ?? null;
  }

  async add({ userId: agentId }: Pick<Principal, 'userId'>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockClientsOf(manager, [agentId]);
      if (await manager.existsBy(ClientRow, { agentId, isSample: true })) return;
      const [id, leadId] = [randomUUID(), randomUUID()];
      const email = `sample-${id}@landsea.invalid`;
      const client = {
        firstName: 'Sofia',
        lastName: 'Rivera',
        email,
        stage: 'quoted' as const,
        tags: ['Sample'],
        notes: 'A sample to look around with. Remove it whenever you like.',
        nextStep: 'Ask which ship they liked best',
      };
      await clientTable.insert(manager, [{ ...client, id, agentId, leadId, isSample: true }]);
      const rows = people.map((person, index) => ({
        ...person,
        clientId: id,
        ...(index === 0 ? { id: leadId, email } : { id: randomUUID() }),
      }));
      await personTable.insert(manager, rows);
      await followPeople(manager, id);
    });
  }

  /** @throws DomainError EDIT_CONFLICT while a trip was made for it. */
  async remove({ userId: agentId }: Pick<Principal, 'userId'>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const sample = await manager.findOne(ClientRow, {
        where: { agentId, isSample: true },
        lock: { mode: 'pessimistic_write' },
      });
      if (!sample) return;
      const [trips] = await manager.query<[{ count: number }]>(
        `SELECT count(*)::int AS count FROM agent_trip made JOIN trip_api.trip t ON t.id = made.trip_id AND t.purge_at IS NULL
          WHERE made.client_id = $1`,
        [sample.id],
      );
      if (trips.count > 0)
        throw new DomainError({
          code: 'EDIT_CONFLICT',
          message: 'You made a trip for the sample client. Delete the trip first.',
        });
      await manager.delete(ClientRow, { id: sample.id });
    });
  }
}

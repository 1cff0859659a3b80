import { randomUUID } from 'node:crypto';
import { makeEditConflict, type Principal } from '@landsea/nest-kit';
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

  /** Idempotent. @returns the id of the sample client. */
  async add({ userId: agentId }: Pick<Principal, 'userId'>): Promise<string> {
    return this.dataSource.transaction(async (manager) => {
      await lockClientsOf(manager, [agentId]);
      const known = await manager.findOneBy(ClientRow, { agentId, isSample: true });
      if (known) return known.id;
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
      return id;
    });
  }

  /**
   * @returns the id of the sample client, if there is one.
   * @throws DomainError EDIT_CONFLICT while the agent made a trip of their own for it.
   */
  async refuseOwnTrips({ userId: agentId }: Pick<Principal, 'userId'>): Promise<string | null> {
    const { manager } = this.dataSource;
    const sample = await manager.findOneBy(ClientRow, { agentId, isSample: true });
    if (!sample) return null;
    const [trips] = await manager.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM agent_trip made JOIN trip_api.trip t ON t.id = made.trip_id AND t.purge_at IS NULL
        WHERE made.client_id = $1 AND NOT EXISTS (SELECT FROM trip_api.sample_trip s WHERE s.trip_id = t.id)`,
      [sample.id],
    );
    if (trips.count > 0)
      throw makeEditConflict('You made a trip for the sample client. Delete the trip first.');
    return sample.id;
  }

  /** Remove its trips first, see {@link refuseOwnTrips}. */
  async remove({ userId: agentId }: Pick<Principal, 'userId'>): Promise<void> {
    await this.dataSource.manager.delete(ClientRow, { agentId, isSample: true });
  }
}

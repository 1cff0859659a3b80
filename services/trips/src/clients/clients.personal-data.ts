import type { PersonalRecords } from '@landsea/contracts';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { ClientRow } from './client.entity.js';

/** The clients an agent wrote down, and a person's own place in the books of agents. */
@Injectable()
export class ClientsPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const rows = await this.dataSource.manager.findBy(ClientRow, { agentId: userId });
    return {
      clients: rows.map(({ firstName, lastName, email, phone, notes, createdAt }) => ({
        firstName,
        lastName,
        email,
        phone,
        notes,
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(ClientRow, { agentId: userId });
    // Who joined as an agent's client stays in the agent's book as the agent wrote them down, without the account.
    await manager.update(ClientRow, { userId }, { userId: null, joinedAt: null });
  }

  /** Whoever joined need not have been the person whom the agent knows. Identity revokes the invitation itself. */
  override async revokeBefore(manager: EntityManager, userId: string, verifiedAt: Date): Promise<void> {
    const joinedBefore = { userId, joinedAt: LessThan(verifiedAt) };
    await manager.update(ClientRow, joinedBefore, { userId: null, joinedAt: null });
  }
}

import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { PersonalRecords } from '@landsea/contracts/account';
import type { EntityManager } from 'typeorm';
import { PersonalData } from './personal-data.js';

/** Everything that this service holds of a person, whichever slice holds it. */
@Injectable()
export class PersonalDataRegistry {
  constructor(private readonly discovery: DiscoveryService) {}

  async records(userId: string): Promise<PersonalRecords> {
    const parts = await Promise.all(this.holders().map((holder) => holder.records(userId)));
    return Object.assign({}, ...parts) as PersonalRecords;
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    for (const holder of this.holders()) await holder.erase(manager, userId);
    // The answers that are kept for retries are the person's too.
    await manager.query('DELETE FROM idempotency_key WHERE user_id = $1', [userId]);
  }

  /** Removes the access that was set up before the account's address was first verified, in whichever slice. */
  async revokeBefore(manager: EntityManager, userId: string, verifiedAt: Date): Promise<void> {
    for (const holder of this.holders()) await holder.revokeBefore(manager, userId, verifiedAt);
  }

  private holders(): PersonalData[] {
    const instances = new Set<unknown>(
      this.discovery.getProviders().map(({ instance }) => instance as unknown),
    );
    return [...instances].filter((instance) => instance instanceof PersonalData);
  }
}

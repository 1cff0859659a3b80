import { Injectable } from '@nestjs/common';
import { DiscoveryService, ModulesContainer } from '@nestjs/core';
import type { PersonalRecords } from '@landsea/contracts/account';
import { DataSource, type EntityManager } from 'typeorm';
import { type DeclaredData, PersonalData } from './personal-data.js';

/**
 * The holders in their order, except that each comes before those it names in `erasedBefore`.
 * @throws when they wait for one another.
 */
export const sortForErasure = (holders: readonly PersonalData[]): PersonalData[] => {
  const waiting = [...holders];
  const ordered: PersonalData[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex((holder) =>
      waiting.every((other) => !other.erasedBefore.some((type) => holder instanceof type)),
    );
    if (next === -1)
      throw new Error(`No order of erasure: ${waiting.map((each) => each.constructor.name).join(', ')}`);
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
};

@Injectable()
export class PersonalDataRegistry {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly modules: ModulesContainer,
    private readonly dataSource: DataSource,
  ) {}

  async records(userId: string): Promise<PersonalRecords> {
    const parts = await Promise.all([
      ...this.listHolders().map((holder) => holder.records(userId)),
      ...this.declared().map((data) => data.records?.(this.dataSource.manager, userId)),
    ]);
    return Object.assign({}, ...parts) as PersonalRecords;
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    for (const holder of [...sortForErasure(this.listHolders()), ...this.declared()])
      await holder.erase?.(manager, userId);
    // Stored responses for retries are personal data too.
    await manager.query('DELETE FROM idempotency_key WHERE user_id = $1', [userId]);
  }

  async revokeBefore(manager: EntityManager, userId: string, verifiedAt: Date): Promise<void> {
    for (const holder of [...this.listHolders(), ...this.declared()])
      await holder.revokeBefore?.(manager, userId, verifiedAt);
  }

  private declared(): DeclaredData[] {
    const types = new Set([...this.modules.values()].map(({ metatype }) => metatype));
    return [...types].flatMap((type) => (type as { personalData?: DeclaredData[] }).personalData ?? []);
  }

  private listHolders(): PersonalData[] {
    const instances = new Set<unknown>(
      this.discovery.getProviders().map(({ instance }) => instance as unknown),
    );
    return [...instances].filter((instance) => instance instanceof PersonalData);
  }
}

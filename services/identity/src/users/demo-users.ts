import { demoAccounts, type DemoKind } from '@landsea/contracts/account';
import type { EntityManager } from 'typeorm';
import { UserRow } from './user.entity.js';

const ownEmail = (kind: DemoKind, userId: string): string =>
  demoAccounts[kind].email.replace('@', `+${userId}@`);

export async function insertDemoUsers(
  manager: EntityManager,
  kind: DemoKind,
  userIds: readonly string[],
  erasesAt: Date,
): Promise<void> {
  const { firstName, lastName } = demoAccounts[kind];
  await manager.insert(
    UserRow,
    userIds.map((id) => ({
      id,
      email: ownEmail(kind, id),
      firstName,
      lastName,
      userType: kind,
      isDemo: true,
      isClient: false,
      passwordHash: null,
      googleSub: null,
      theme: null,
      erasesAt,
      devicesValidFrom: null,
      emailVerifiedAt: new Date(0),
    })),
  );
}

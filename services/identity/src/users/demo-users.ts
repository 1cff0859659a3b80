import { demoAccounts, type DemoKind } from '@landsea/contracts/account';
import type { EntityManager } from 'typeorm';
import { UserRow } from './user.entity.js';

/** The address under which a demo user is stored. Nobody signs in with it, and no mail goes to it. */
const ownEmail = (kind: DemoKind, userId: string): string =>
  demoAccounts[kind].email.replace('@', `+${userId}@`);

/** Demo users look alike; `erasesAt` is when they go unless somebody signs in as one before. */
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

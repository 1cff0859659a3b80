import { demoAccount } from '@landsea/contracts/account';
import type { EntityManager } from 'typeorm';
import { UserRow } from './user.entity.js';

const { firstName, lastName, email } = demoAccount;

/** The address under which a demo user is stored. Nobody signs in with it, and no mail goes to it. */
const ownEmail = (userId: string): string => email.replace('@', `+${userId}@`);

/** Demo users look alike; `erasesAt` is when they go unless somebody signs in as one before. */
export async function insertDemoUsers(
  manager: EntityManager,
  userIds: readonly string[],
  erasesAt: Date,
): Promise<void> {
  await manager.insert(
    UserRow,
    userIds.map((id) => ({
      id,
      email: ownEmail(id),
      firstName,
      lastName,
      userType: 'family' as const,
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

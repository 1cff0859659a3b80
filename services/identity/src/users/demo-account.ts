import { demoAccount } from '@landsea/contracts';
import type { EntityManager } from 'typeorm';
import { UserRow } from './user.entity.js';

const { userId, email, firstName, lastName } = demoAccount;

/** Puts the demo account back to what contracts say, whatever was done to it. */
export async function restoreDemoAccount(manager: EntityManager, passwordHash: string): Promise<void> {
  const asNew = {
    googleSub: null,
    isClient: false,
    theme: null,
    erasesAt: null,
    emailVerifiedAt: new Date(0),
  };
  await manager.upsert(
    UserRow,
    { id: userId, email, firstName, lastName, userType: 'family', isDemo: true, passwordHash, ...asNew },
    ['id'],
  );
}

export async function removeDemoAccount(manager: EntityManager): Promise<void> {
  await manager.delete(UserRow, { id: userId });
}

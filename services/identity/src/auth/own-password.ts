import { Injectable } from '@nestjs/common';
import {
  makeUnauthenticated,
  makeInvalidField,
  type DomainError,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { PasswordHasher } from './password-hasher.js';
import { OwnSessions } from '../sessions/own-sessions.service.js';
import { UsersService, type StoredAccount } from '../users/users.service.js';

export const OWN_PASSWORD_LIMIT: RateLimitRule = {
  name: 'own-password',
  limit: 10,
  windowSeconds: 15 * 60,
  by: 'user',
};

const wrongPassword = (path: string): DomainError =>
  makeInvalidField(path, 'That is not the password of this account');

/** The session alone may belong to a forgotten browser, so a grave change asks for the password again. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: OwnSessions,
    private readonly passwords: PasswordHasher,
  ) {}

  /**
   * Without a password, a recent sign-in is accepted instead.
   * @throws DomainError VALIDATION_FAILED for a missing or wrong password, RECENT_SIGN_IN_REQUIRED.
   */
  async confirm(
    principal: Pick<Principal, 'userId' | 'sessionId'>,
    password: string | undefined,
    path: string,
  ): Promise<StoredAccount> {
    const account = await this.users.findAccount(principal.userId);
    if (!account) throw makeUnauthenticated();
    if (account.passwordHash === null) {
      await this.sessions.assertRecent(principal);
      return account;
    }
    if (!password) throw makeInvalidField(path, 'Enter your current password');
    if (!(await this.passwords.verify(account.passwordHash, password))) throw wrongPassword(path);
    return account;
  }

  /** @throws DomainError VALIDATION_FAILED when the password was reset in between. */
  async hold(manager: EntityManager, account: StoredAccount, path: string): Promise<void> {
    if (!(await this.users.lockUnchanged(manager, account))) throw wrongPassword(path);
  }
}

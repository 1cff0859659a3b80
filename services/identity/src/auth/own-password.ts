import { Injectable } from '@nestjs/common';
import {
  unauthenticated,
  validationFailed,
  type DomainError,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { PasswordHasher } from './password-hasher.js';
import { OwnSessions } from '../sessions/own-sessions.service.js';
import { UsersService, type StoredAccount } from '../users/users.service.js';

/** Tries of the own password in the settings, whatever they are for. */
export const OWN_PASSWORD_LIMIT: RateLimitRule = {
  name: 'own-password',
  limit: 10,
  windowSeconds: 15 * 60,
  by: 'user',
};

const wrongPassword = (path: string): DomainError =>
  validationFailed([{ path, message: 'That is not the password of this account' }]);

/** Before something grave the person says their password once more: the session alone may be a forgotten browser's. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: OwnSessions,
    private readonly passwords: PasswordHasher,
  ) {}

  /**
   * @param path the field of the form that holds the password.
   * @returns the account. For one without a password, having signed in a moment ago takes the password's place.
   * @throws DomainError VALIDATION_FAILED for a missing or wrong password, RECENT_SIGN_IN_REQUIRED.
   */
  async confirm(
    principal: Pick<Principal, 'userId' | 'sessionId'>,
    password: string | undefined,
    path: string,
  ): Promise<StoredAccount> {
    const account = await this.users.findAccount(principal.userId);
    if (!account) throw unauthenticated();
    if (account.passwordHash === null) {
      await this.sessions.assertRecent(principal);
      return account;
    }
    if (!password) throw validationFailed([{ path, message: 'Enter your current password' }]);
    if (!(await this.passwords.verify(account.passwordHash, password))) throw wrongPassword(path);
    return account;
  }

  /**
   * In the transaction of what was confirmed: a reset that came between stands, and a later one waits.
   * @throws DomainError VALIDATION_FAILED when the password is another by now.
   */
  async hold(manager: EntityManager, account: StoredAccount, path: string): Promise<void> {
    if (!(await this.users.lockUnchanged(manager, account))) throw wrongPassword(path);
  }
}

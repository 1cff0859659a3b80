import { Injectable } from '@nestjs/common';
import { unauthenticated, validationFailed, type DomainError, type RateLimitRule } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { PasswordHasher } from './password-hasher.js';
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
    private readonly passwords: PasswordHasher,
  ) {}

  /**
   * @param path the field of the form that holds the password.
   * @returns the account. One without a password has nothing to confirm it with here.
   * @throws DomainError VALIDATION_FAILED for a missing or wrong password.
   */
  async confirm(userId: string, password: string | undefined, path: string): Promise<StoredAccount> {
    const account = await this.users.findAccount(userId);
    if (!account) throw unauthenticated();
    if (account.passwordHash === null) return account;
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

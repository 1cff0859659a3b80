import { Inject, Injectable } from '@nestjs/common';
import type { ChangePassword, UpdatePreferences, UpdateProfile, User } from '@landsea/contracts/account';
import { CLOCK, DomainError, makeUnauthenticated, type Clock, type Principal } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { AccountActivity } from '../account-activity/account-activity.service.js';
import type { Browser } from '../auth/browser.js';
import { OwnPassword } from '../auth/own-password.js';
import { PasswordHasher } from '../auth/password-hasher.js';
import { PasswordPolicy } from '../auth/password-policy.js';
import { EmailChanges } from '../email-change/email-changes.service.js';
import { OneTimeTokens } from '../one-time-tokens/one-time-tokens.service.js';
import { OwnSessions } from '../sessions/own-sessions.service.js';
import { Newsletter } from '../outreach/newsletter/newsletter.service.js';
import { Preferences } from '../preferences/preferences.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { UsersService } from '../users/users.service.js';

@Injectable()
export class AccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly ownSessions: OwnSessions,
    private readonly ownPassword: OwnPassword,
    private readonly policy: PasswordPolicy,
    private readonly passwords: PasswordHasher,
    private readonly tokens: OneTimeTokens,
    private readonly emailChanges: EmailChanges,
    private readonly preferences: Preferences,
    private readonly newsletter: Newsletter,
    private readonly activity: AccountActivity,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  updateProfile(userId: string, profile: UpdateProfile): Promise<User> {
    return this.users.change(this.dataSource.manager, userId, profile);
  }

  async updatePreferences(userId: string, change: UpdatePreferences): Promise<void> {
    const before = await this.preferences.getNotifications(userId);
    await this.preferences.update(userId, change);
    if (!before.tipsNewsletter || change.notifications?.tipsNewsletter !== false) return;
    const { email } = await this.users.get(userId);
    await this.newsletter.forget(this.dataSource.manager, email);
  }

  /**
   * Ends every other session and takes back a pending address change: a person who knew the old password may
   * have requested it.
   * @throws DomainError VALIDATION_FAILED, RECENT_SIGN_IN_REQUIRED (no password yet).
   */
  async changePassword(principal: Principal, change: ChangePassword, browser: Browser): Promise<SignedIn> {
    const { userId } = principal;
    const account = await this.ownPassword.confirm(principal, change.currentPassword, 'currentPassword');
    await this.policy.refuseBad(change.password, account.user);
    const passwordHash = await this.passwords.hash(change.password);
    const { endedHashes, ...signedIn } = await this.dataSource.transaction(async (manager) => {
      await this.tokens.voidAll(manager, 'reset', userId);
      await this.ownPassword.hold(manager, account, 'currentPassword');
      const devicesValidFrom = this.clock();
      const changed = await this.users.change(manager, userId, { passwordHash, devicesValidFrom });
      await this.emailChanges.forgetIn(manager, userId);
      await this.activity.note(manager, {
        userId,
        kind: 'password-changed',
        userAgent: browser.userAgent,
      });
      return {
        user: changed,
        ...(await this.ownSessions.replaceAll(manager, { userId, ...browser })),
      };
    });
    await this.sessions.forget(endedHashes);
    return signedIn;
  }

  /** @throws DomainError FORBIDDEN while Google is the only way in. */
  async unlinkGoogle(userId: string): Promise<User> {
    const account = await this.users.findAccount(userId);
    if (!account) throw makeUnauthenticated();
    if (account.passwordHash === null)
      throw new DomainError({
        code: 'FORBIDDEN',
        message: 'Google is your only way to sign in. Set a password first.',
      });
    return this.dataSource.transaction(async (manager) => {
      if (account.googleSub) await this.activity.note(manager, { userId, kind: 'google-unlinked' });
      return this.users.change(manager, userId, { googleSub: null });
    });
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { ForgotPassword, PasswordReset, ResetPassword, User } from '@landsea/contracts/account';
import { CLOCK, KIT_ENV, Mailer, type Clock } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { AccountActivity } from '../account-activity/account-activity.service.js';
import type { Browser } from '../auth/browser.js';
import { GuessLimits } from '../auth/guess-limits.js';
import { PasswordHasher } from '../auth/password-hasher.js';
import { PasswordPolicy } from '../auth/password-policy.js';
import { EmailChanges } from '../email-change/email-changes.service.js';
import { VerifiedAddresses } from '../email-verification/verified-addresses.service.js';
import type { IdentityEnv } from '../env.js';
import { OneTimeTokens, refuseInvalidToken } from '../one-time-tokens/one-time-tokens.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UsersService } from '../users/users.service.js';
import { makePasswordChangedEmail, resetEmail, RESET_MINUTES } from './password-reset-emails.js';

/** Longer than enqueuing the mail takes, so that the response time does not tell whether one was sent. */
const ANSWER_MS = 400;

@Injectable()
export class PasswordResetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly policy: PasswordPolicy,
    private readonly passwords: PasswordHasher,
    private readonly tokens: OneTimeTokens,
    private readonly emailChanges: EmailChanges,
    private readonly addresses: VerifiedAddresses,
    private readonly mailer: Mailer,
    private readonly limits: GuessLimits,
    private readonly activity: AccountActivity,
    @Inject(KIT_ENV) private readonly env: IdentityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Neither the answer nor its time tells whether the account exists. */
  async request({ email }: ForgotPassword, browser: Browser): Promise<void> {
    await Promise.all([this.sendLink(email, browser), sleep(ANSWER_MS)]);
  }

  /**
   * Ends all sessions and cancels a pending address change or deletion; a refused password leaves the link
   * valid.
   * @throws DomainError TOKEN_INVALID, VALIDATION_FAILED.
   */
  async reset({ token, password }: ResetPassword): Promise<PasswordReset & { userId: string }> {
    const user = await this.findHolder(token);
    await this.policy.refuseBad(password, user);
    const passwordHash = await this.passwords.hash(password);
    const { ended, ...done } = await this.dataSource.transaction(async (manager) => {
      if (!(await this.tokens.use(manager, 'reset', token))) throw refuseInvalidToken('reset');
      const at = this.clock();
      const by = { userId: user.id, email: user.email, at };
      const endedFirst = await this.addresses.confirm(manager, by);
      if (!endedFirst) throw refuseInvalidToken('reset');
      const endedHashes = await this.sessions.endAll(manager, user.id);
      const deletionCanceled = await this.users.resetPassword(manager, user.id, {
        passwordHash,
        devicesValidFrom: at,
      });
      await this.tokens.voidAll(manager, 'reset', user.id);
      await this.emailChanges.forgetIn(manager, user.id);
      await this.activity.note(manager, { userId: user.id, kind: 'password-reset' });
      const facts = { deletionCanceled, isFirstVerification: !user.emailVerified };
      await this.mailer.add(manager, makePasswordChangedEmail(user, this.env.PUBLIC_ORIGIN, facts));
      return { ended: [...endedFirst, ...endedHashes], deletionCanceled };
    });
    await this.sessions.forget(ended);
    return { userId: user.id, ...done };
  }

  private async sendLink(email: string, browser: Browser): Promise<void> {
    const account = await this.users.findByEmail(email);
    const mayMail = await this.limits.mayMailReset({ email, account, browser });
    if (!mayMail || !account || account.user.isDemo) return;
    const { user } = account;
    await this.dataSource.transaction(async (manager) => {
      const about = { kind: 'reset', userId: user.id, email: user.email, minutes: RESET_MINUTES } as const;
      const token = await this.tokens.issueOnly(manager, about);
      await this.mailer.add(
        manager,
        resetEmail(user, `${this.env.PUBLIC_ORIGIN}/reset-password?token=${token}`),
      );
    });
  }

  private async findHolder(token: string): Promise<User> {
    const holder = await this.tokens.find('reset', token);
    const user = holder && (await this.users.findById(holder.userId));
    if (!user || user.isDemo || user.email !== holder.email) throw refuseInvalidToken('reset');
    return user;
  }
}

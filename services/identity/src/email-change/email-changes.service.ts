import { Inject, Injectable } from '@nestjs/common';
import type { ChangeEmail } from '@landsea/contracts/account';
import {
  CLOCK,
  KIT_ENV,
  Mailer,
  makeInvalidField,
  type Clock,
  type DomainError,
  type Principal,
} from '@landsea/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountActivity } from '../account-activity/account-activity.service.js';
import { OwnPassword } from '../auth/own-password.js';
import { VerifiedAddresses } from '../email-verification/verified-addresses.service.js';
import type { IdentityEnv } from '../env.js';
import { OneTimeTokens, linkOfAnotherAccount } from '../one-time-tokens/one-time-tokens.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UsersService } from '../users/users.service.js';
import { EmailChange } from './email-change.entity.js';
import { confirmEmail, makeNoticeEmail, CHANGE_HOURS } from './email-change-emails.js';

const KIND = 'change-email';
const LINK_MINUTES = CHANGE_HOURS * 60;

const invalidLink = (): DomainError =>
  makeInvalidField('token', 'This confirmation link is invalid or has expired.');

@Injectable()
export class EmailChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly ownPassword: OwnPassword,
    private readonly tokens: OneTimeTokens,
    private readonly addresses: VerifiedAddresses,
    private readonly sessions: SessionsService,
    private readonly mailer: Mailer,
    private readonly activity: AccountActivity,
    @Inject(KIT_ENV) private readonly env: IdentityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async findPending(userId: string): Promise<string | null> {
    const row = await this.dataSource.manager.findOneBy(EmailChange, { userId });
    return row && row.expiresAt > this.clock() ? row.newEmail : null;
  }

  /** @throws DomainError VALIDATION_FAILED, EMAIL_TAKEN, RECENT_SIGN_IN_REQUIRED (no password). */
  async request(principal: Principal, { email, password }: ChangeEmail): Promise<void> {
    const { userId } = principal;
    const account = await this.ownPassword.confirm(principal, password, 'password');
    const { user } = account;
    if (user.email === email) throw makeInvalidField('email', 'This account already uses that email');
    await this.users.refuseTaken(email);
    const expiresAt = new Date(this.clock().getTime() + LINK_MINUTES * 60_000);
    await this.dataSource.transaction(async (manager) => {
      await this.tokens.voidAll(manager, KIND, userId);
      await this.ownPassword.hold(manager, account, 'password');
      await manager.upsert(EmailChange, { userId, newEmail: email, expiresAt }, ['userId']);
      const token = await this.tokens.issue(manager, { kind: KIND, userId, email, minutes: LINK_MINUTES });
      const url = `${this.env.PUBLIC_ORIGIN}/confirm-email?token=${token}`;
      await this.mailer.add(manager, confirmEmail(email, url));
      const settings = `${this.env.PUBLIC_ORIGIN}/settings#password`;
      await this.mailer.add(manager, makeNoticeEmail(user, email, settings));
    });
  }

  forget(userId: string): Promise<void> {
    return this.forgetIn(this.dataSource.manager, userId);
  }

  async forgetIn(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(EmailChange, { userId });
  }

  /**
   * @throws DomainError VALIDATION_FAILED for a used, expired or revoked link; EMAIL_TAKEN; FORBIDDEN for the
   * link of another account.
   */
  async confirm(token: string, { userId, sessionId }: Principal): Promise<string> {
    const holder = await this.tokens.find(KIND, token);
    if (!holder) throw invalidLink();
    if (holder.userId !== userId) throw linkOfAnotherAccount();
    const { email } = holder;
    const ended = await this.dataSource.transaction(async (manager) => {
      const used = await this.tokens.use(manager, KIND, token);
      const row = used && (await manager.findOneBy(EmailChange, { userId }));
      if (row?.newEmail !== email) throw invalidLink();
      await this.users.change(manager, userId, { email });
      await this.activity.note(manager, { userId, kind: 'email-changed' });
      await this.tokens.voidAll(manager, 'reset', userId);
      await this.forgetIn(manager, userId);
      return this.addresses.confirm(manager, { userId, email, at: this.clock(), keepSession: sessionId });
    });
    await this.sessions.forget(ended ?? []);
    return email;
  }
}

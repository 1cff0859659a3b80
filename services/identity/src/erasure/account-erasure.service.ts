import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS } from '@landsea/contracts/core';
import { ERASURE_DAYS, type DeleteAccount, type User } from '@landsea/contracts/account';
import {
  CLOCK,
  KIT_ENV,
  Mailer,
  Outbox,
  PersonalDataRegistry,
  makeInvalidField,
  type Clock,
  type Principal,
} from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { OwnPassword } from '../auth/own-password.js';
import type { IdentityEnv } from '../env.js';
import { OwnSessions } from '../sessions/own-sessions.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { Newsletter } from '../outreach/newsletter/newsletter.service.js';
import { UsersService } from '../users/users.service.js';
import { makeErasureEmail } from './erasure-email.js';

@Injectable()
export class AccountErasure {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly ownSessions: OwnSessions,
    private readonly ownPassword: OwnPassword,
    private readonly newsletter: Newsletter,
    private readonly data: PersonalDataRegistry,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: IdentityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A second request keeps the first date.
   * @throws DomainError VALIDATION_FAILED for a wrong password or email, RECENT_SIGN_IN_REQUIRED (no
   * password).
   */
  async request(principal: Principal, { password, email }: DeleteAccount): Promise<User> {
    const { userId } = principal;
    const account = await this.ownPassword.confirm(principal, password, 'password');
    const { user } = account;
    if (!user.hasPassword && email?.trim().toLowerCase() !== user.email)
      throw makeInvalidField('email', 'Type the email of this account to confirm');
    if (user.erasesAt) return user;
    const erasesAt = new Date(this.clock().getTime() + ERASURE_DAYS * DAY_MS);
    return this.dataSource.transaction(async (manager) => {
      await this.ownPassword.hold(manager, account, 'password');
      const url = `${this.env.PUBLIC_ORIGIN}/auth`;
      await this.mailer.add(manager, makeErasureEmail(user, erasesAt, url));
      return this.users.change(manager, userId, { erasesAt });
    });
  }

  keep(userId: string): Promise<User> {
    return this.users.change(this.dataSource.manager, userId, { erasesAt: null });
  }

  async eraseDue(): Promise<void> {
    const now = this.clock();
    for (const userId of await this.users.listDueForErasure(now)) await this.erase(userId, now);
  }

  private async erase(userId: string, now: Date): Promise<void> {
    const ended = await this.dataSource.transaction(async (manager) => {
      const email = await this.users.lockForErasure(manager, userId, now);
      if (email === undefined) return [];
      const tokenHashes = await this.ownSessions.endAll(manager, userId);
      await this.data.erase(manager, userId);
      await this.newsletter.forget(manager, email);
      await this.mailer.forget(manager, email);
      await this.outbox.add(manager, 'identity.account-erased', { userId });
      return tokenHashes;
    });
    await this.sessions.forget(ended);
  }
}

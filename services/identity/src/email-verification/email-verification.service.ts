import { Inject, Injectable } from '@nestjs/common';
import type { User, VerifyEmail } from '@landsea/contracts/account';
import { CLOCK, KIT_ENV, Mailer, type Clock, type Principal } from '@landsea/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { IdentityEnv } from '../env.js';
import { OneTimeTokens } from '../one-time-tokens/one-time-tokens.service.js';
import { linkOfAnotherAccount, refuseInvalidToken } from '../one-time-tokens/token-invalid.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UsersService } from '../users/users.service.js';
import { makeVerificationEmail } from './verification-email.js';
import { VERIFY_HOURS } from './verification-link.js';
import { VerifiedAddresses } from './verified-addresses.service.js';

const KIND = 'verify-email';

@Injectable()
export class EmailVerification {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly tokens: OneTimeTokens,
    private readonly addresses: VerifiedAddresses,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: IdentityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async ask(manager: EntityManager, user: User): Promise<void> {
    const about = { kind: KIND, userId: user.id, email: user.email } as const;
    const token = await this.tokens.issue(manager, { ...about, minutes: VERIFY_HOURS * 60 });
    await this.mailer.add(
      manager,
      makeVerificationEmail(user, `${this.env.PUBLIC_ORIGIN}/verify-email?token=${token}`),
    );
  }

  async askAgain({ userId }: Principal): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user || user.emailVerified) return;
    await this.dataSource.transaction((manager) => this.ask(manager, user));
  }

  /**
   * Ends all sessions but the caller's.
   * @throws DomainError TOKEN_INVALID, also after a change of the email; FORBIDDEN for another's link.
   */
  async verify({ token }: VerifyEmail, { userId, sessionId }: Principal): Promise<void> {
    const holder = await this.tokens.find(KIND, token);
    if (!holder) throw refuseInvalidToken('verification');
    if (holder.userId !== userId) throw linkOfAnotherAccount();
    const ended = await this.dataSource.transaction(async (manager) => {
      const used = await this.tokens.use(manager, KIND, token);
      const by = { userId, email: holder.email, at: this.clock(), keepSession: sessionId };
      const hashes = used && (await this.addresses.confirm(manager, by));
      if (!hashes) throw refuseInvalidToken('verification');
      await this.tokens.voidAll(manager, KIND, userId);
      return hashes;
    });
    await this.sessions.forget(ended);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { User, VerifyEmail } from '@landsea/contracts';
import { CLOCK, KIT_ENV, Mailer, type Clock, type Principal } from '@landsea/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { IdentityEnv } from '../env.js';
import { OneTimeTokens } from '../one-time-tokens/one-time-tokens.service.js';
import { tokenInvalid } from '../one-time-tokens/token-invalid.js';
import { UsersService } from '../users/users.service.js';
import { VERIFY_HOURS, verificationLetter } from './email-verification.letter.js';

/** Asks people to show that their address is theirs. Nothing waits for it. */
@Injectable()
export class EmailVerification {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly tokens: OneTimeTokens,
    private readonly mailer: Mailer,
    @Inject(KIT_ENV) private readonly env: IdentityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Sends the link, in the transaction that made the account. */
  async ask(manager: EntityManager, user: User): Promise<void> {
    const about = { kind: 'verify-email', userId: user.id, email: user.email } as const;
    const token = await this.tokens.issue(manager, { ...about, minutes: VERIFY_HOURS * 60 });
    await this.mailer.add(
      manager,
      verificationLetter(user, `${this.env.PUBLIC_ORIGIN}/verify-email?token=${token}`),
    );
  }

  /** Sends another link to who has not followed one yet. */
  async askAgain({ userId }: Principal): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user || user.emailVerified) return;
    await this.dataSource.transaction((manager) => this.ask(manager, user));
  }

  /** @throws DomainError TOKEN_INVALID, also when the account has another email by now. */
  async verify({ token }: VerifyEmail): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const holder = await this.tokens.use(manager, 'verify-email', token);
      if (!holder) throw tokenInvalid('verification');
      const { userId, email } = holder;
      if (!(await this.users.markEmailVerified(manager, userId, email, this.clock())))
        throw tokenInvalid('verification');
      await this.tokens.voidAll(manager, 'verify-email', userId);
    });
  }
}

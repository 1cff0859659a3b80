import { Inject, Injectable } from '@nestjs/common';
import type { User, VerifyEmail } from '@landsea/contracts/account';
import {
  CLOCK,
  KIT_ENV,
  Mailer,
  rateLimited,
  RateLimiter,
  type Clock,
  type CountedRule,
  type Principal,
} from '@landsea/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { IdentityEnv } from '../env.js';
import {
  OneTimeTokens,
  linkOfAnotherAccount,
  refuseInvalidToken,
} from '../one-time-tokens/one-time-tokens.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UsersService } from '../users/users.service.js';
import { makeVerificationEmail, VERIFY_HOURS } from './verification-email.js';
import { VerifiedAddresses } from './verified-addresses.service.js';

/**
 * Many providers deliver `a.b+tag@x` to `ab@x`. It is a name for a limit, never an address to write to.
 */
export const getMailbox = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+');
  return (name.replaceAll('.', '') + email.slice(at)).toLowerCase();
};

const KIND = 'verify-email';
const HOUR = 60 * 60;
/** Somebody may register at the addresses of another person's mailbox. */
const OF_MAILBOX: CountedRule = { name: 'registration-mails', limit: 3, windowSeconds: 24 * HOUR };
const AGAIN: CountedRule = { name: 'verification-mails', limit: 10, windowSeconds: 24 * HOUR };

@Injectable()
export class EmailVerification {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly tokens: OneTimeTokens,
    private readonly addresses: VerifiedAddresses,
    private readonly mailer: Mailer,
    private readonly limiter: RateLimiter,
    @Inject(KIT_ENV) private readonly env: IdentityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Counts; false once the address or the mailbox had as many mails as it may. */
  async mayMail(email: string, address: string): Promise<boolean> {
    const { REGISTRATION_MAILS_PER_HOUR: limit } = this.env;
    const ofAddress = { name: 'registration-mails-address', limit, windowSeconds: HOUR };
    if ((await this.limiter.hit(ofAddress, address)) !== undefined) return false;
    return (await this.limiter.hit(OF_MAILBOX, getMailbox(email))) === undefined;
  }

  async ask(manager: EntityManager, user: User): Promise<void> {
    const about = { kind: KIND, userId: user.id, email: user.email } as const;
    const token = await this.tokens.issue(manager, { ...about, minutes: VERIFY_HOURS * 60 });
    await this.mailer.add(
      manager,
      makeVerificationEmail(user, `${this.env.PUBLIC_ORIGIN}/verify-email?token=${token}`),
    );
  }

  /** @throws DomainError RATE_LIMITED for a mailbox that had ten today. */
  async askAgain({ userId }: Principal): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user || user.emailVerified) return;
    const retryAfter = await this.limiter.hit(AGAIN, getMailbox(user.email));
    if (retryAfter !== undefined) throw rateLimited(retryAfter, `limit ${AGAIN.name} reached`);
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

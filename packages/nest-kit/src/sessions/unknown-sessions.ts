import { Injectable } from '@nestjs/common';
import type { Principal } from '@landsea/contracts/account';
import { rateLimited } from '../errors/plain-errors.js';
import { RateLimiter, type CountedRule } from '../limits/rate-limit/rate-limiter.js';

const MISSES: CountedRule = { name: 'unknown-session', limit: 20, windowSeconds: 60 };
/** Tokens that we made and that have ended: nobody can invent one. */
const ENDED: CountedRule = { name: 'ended-session', limit: 300, windowSeconds: 60, canGiveBack: true };

export interface Asker {
  address: string;
  isSigned: boolean;
}

type Question = () => Promise<Principal | undefined>;

/**
 * At most as many lookups of an address run at once as it may still miss, which stops bursts of invented
 * cookies.
 */
@Injectable()
export class UnknownSessions {
  private readonly running = new Map<string, Set<Promise<unknown>>>();

  constructor(private readonly limiter: RateLimiter) {}

  /**
   * @throws DomainError RATE_LIMITED, not UNAUTHENTICATED: a valid session behind the same address must not
   * be signed out.
   */
  async ask({ address, isSigned }: Asker, question: Question): Promise<Principal | undefined> {
    const rule = isSigned ? ENDED : MISSES;
    const key = `${rule.name} ${address}`;
    for (;;) {
      const { left, retryAfter } = await this.limiter.state(rule, address);
      if (left <= 0) throw rateLimited(retryAfter, `limit ${rule.name} reached`);
      const running = this.running.get(key) ?? new Set();
      if (running.size < left) return this.run(key, running, question, () => this.limiter.hit(rule, address));
      await Promise.race(running);
    }
  }

  private async run(
    key: string,
    running: Set<Promise<unknown>>,
    question: Question,
    countMiss: () => Promise<unknown>,
  ): Promise<Principal | undefined> {
    this.running.set(key, running);
    const answered = question().then(async (principal) => {
      if (!principal) await countMiss();
      return principal;
    });
    const settled = answered.catch(() => undefined);
    running.add(settled);
    try {
      return await answered;
    } finally {
      running.delete(settled);
      if (running.size === 0) this.running.delete(key);
    }
  }
}

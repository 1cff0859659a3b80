import { Injectable } from '@nestjs/common';
import type { Principal } from '@landsea/contracts/account';
import { rateLimited } from '../errors/plain-errors.js';
import { RateLimiter, type CountedRule } from '../limits/rate-limit/rate-limiter.js';

const MISSES: CountedRule = { name: 'unknown-session', limit: 20, windowSeconds: 60 };

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
  async ask(address: string, question: Question): Promise<Principal | undefined> {
    for (;;) {
      const { left, retryAfter } = await this.limiter.state(MISSES, address);
      if (left <= 0) throw rateLimited(retryAfter, `limit ${MISSES.name} reached`);
      const running = this.running.get(address) ?? new Set();
      if (running.size < left) return this.run(address, running, question);
      await Promise.race(running);
    }
  }

  private async run(
    address: string,
    running: Set<Promise<unknown>>,
    question: Question,
  ): Promise<Principal | undefined> {
    this.running.set(address, running);
    const answered = question().then(async (principal) => {
      if (!principal) await this.limiter.hit(MISSES, address);
      return principal;
    });
    const settled = answered.catch(() => undefined);
    running.add(settled);
    try {
      return await answered;
    } finally {
      running.delete(settled);
      if (running.size === 0) this.running.delete(address);
    }
  }
}

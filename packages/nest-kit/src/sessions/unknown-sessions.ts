import { Injectable } from '@nestjs/common';
import type { Principal } from '@landsea/contracts/account';
import { rateLimited } from '../errors/plain-errors.js';
import { RateLimiter, type CountedRule } from '../limits/rate-limit/rate-limiter.js';

/** Cookies of one address for which there was no session. Those with a session count nothing. */
const MISSES: CountedRule = { name: 'unknown-session', limit: 20, windowSeconds: 60 };

type Question = () => Promise<Principal | undefined>;

/**
 * Lets an address ask for sessions that this copy has never met, until it has shown too many that do not exist. No more
 * questions of one address run at once than it may still miss, so that a burst of invented cookies is stopped as well.
 */
@Injectable()
export class UnknownSessions {
  private readonly running = new Map<string, Set<Promise<unknown>>>();

  constructor(private readonly limiter: RateLimiter) {}

  /**
   * @throws DomainError RATE_LIMITED, not UNAUTHENTICATED: somebody with a good session behind the same address must not be
   * taken for signed out.
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

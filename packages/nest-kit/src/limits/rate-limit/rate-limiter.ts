import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LeasedCounter } from './leased-counter.js';
import { LimitStore } from './limit-store.js';
import { SharedCounter, type Count } from './shared-counter.js';

/** From this limit on a copy counts in shares; see {@link LeasedCounter}. */
const LEASE_FROM = 100;

export interface CountedRule {
  name: string;
  limit: number;
  windowSeconds: number;
  /** Counted one by one. */
  canGiveBack?: boolean;
}

interface Counters {
  counter: SharedCounter;
  leased: LeasedCounter | undefined;
}

const secondsOf = ({ msLeft }: Count): number => Math.max(1, Math.ceil(msLeft / 1000));
const keyOf = (subject: string): string => hash('sha256', subject, 'base64url');

@Injectable()
export class RateLimiter {
  private readonly rules = new Map<string, Counters>();

  constructor(private readonly store: LimitStore) {}

  /** @returns undefined when the call may go on, else the seconds to wait. */
  async hit(rule: CountedRule, subject: string): Promise<number | undefined> {
    const { counter, leased } = this.getCounters(rule);
    const key = keyOf(subject);
    const count = leased ? await leased.take(key) : await counter.add(key, 1);
    return count.over ? secondsOf(count) : undefined;
  }

  /** Counts nothing; seconds. */
  async state(rule: CountedRule, subject: string): Promise<{ left: number; retryAfter: number }> {
    const count = await this.getCounters(rule).counter.read(keyOf(subject));
    if (!count) return { left: rule.limit, retryAfter: 0 };
    return { left: rule.limit - count.used, retryAfter: secondsOf(count) };
  }

  async giveBack(rule: CountedRule, subject: string): Promise<void> {
    await this.getCounters(rule).counter.giveBack(keyOf(subject));
  }

  async forget(rule: CountedRule, subject: string): Promise<void> {
    await this.getCounters(rule).counter.forget(keyOf(subject));
  }

  private getCounters(rule: CountedRule): Counters {
    const known = this.rules.get(rule.name);
    if (known) return known;
    const isLeased = rule.limit >= LEASE_FROM && !rule.canGiveBack;
    const { share, points } = isLeased
      ? LeasedCounter.getShares(rule.limit)
      : { share: 1, points: rule.limit };
    const counter = new SharedCounter(
      this.store.makeLimiter({
        name: rule.name,
        points,
        windowSeconds: rule.windowSeconds,
        blockInMemory: isLeased,
      }),
    );
    const counters = { counter, leased: isLeased ? new LeasedCounter(counter, share) : undefined };
    this.rules.set(rule.name, counters);
    return counters;
  }
}

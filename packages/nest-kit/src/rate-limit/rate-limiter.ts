import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CLOCK, type Clock } from '../routes/tokens.js';

const LEASE_FROM = 100;
const LEASE_SHARE = 15;
const LEASES = 10_000;

export interface CountedRule {
  name: string;
  limit: number;
  windowSeconds: number;
}
interface Lease {
  left: number;
  until: number;
}
interface Grant {
  granted: number;
  until: number;
  retryAfter: number | undefined;
}

/**
 * Counts in Postgres, so that all copies of a service count together. Of a wide limit (100 and more) a copy takes a
 * fifteenth at a time: one statement for that many calls, and never more than the limit in all.
 */
@Injectable()
export class RateLimiter {
  private readonly leases = new Map<string, Lease>();
  private readonly renewals = new Map<string, Promise<Grant>>();

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns undefined when the call may go on, else after how many seconds to come back. */
  async hit(rule: CountedRule, subject: string): Promise<number | undefined> {
    const key = `${rule.name}\n${subject}`;
    if (rule.limit < LEASE_FROM) return (await this.take(key, rule, 1)).retryAfter;
    for (;;) {
      if (this.useLease(key)) return undefined;
      const { granted, retryAfter } = await this.renew(key, rule);
      if (granted === 0) return retryAfter;
    }
  }

  private useLease(key: string): boolean {
    const lease = this.leases.get(key);
    if (!lease || lease.left === 0 || lease.until <= this.clock().getTime()) return false;
    lease.left -= 1;
    return true;
  }

  /** Calls that arrive together share one renewal, or each would take a share of its own. */
  private renew(key: string, rule: CountedRule): Promise<Grant> {
    const running = this.renewals.get(key);
    if (running) return running;
    const renewal = this.take(key, rule, Math.floor(rule.limit / LEASE_SHARE))
      .then((grant) => {
        if (grant.granted > 0) this.keep(key, { left: grant.granted, until: grant.until });
        return grant;
      })
      .finally(() => this.renewals.delete(key));
    this.renewals.set(key, renewal);
    return renewal;
  }

  private async take(key: string, rule: CountedRule, share: number): Promise<Grant> {
    const now = this.clock();
    const { count, expiresAt } = await this.count(
      hash('sha256', key, 'base64url'),
      share,
      rule.windowSeconds,
      now,
    );
    const granted = Math.max(0, Math.min(share, rule.limit - (count - share)));
    const until = expiresAt.getTime();
    const retryAfter = granted > 0 ? undefined : Math.max(1, Math.ceil((until - now.getTime()) / 1000));
    return { granted, until, retryAfter };
  }

  private async count(
    key: string,
    share: number,
    windowSeconds: number,
    now: Date,
  ): Promise<{ count: number; expiresAt: Date }> {
    const [row] = await this.dataSource.query<[{ count: number; expiresAt: Date }]>(
      `INSERT INTO rate_limit AS r (key, count, expires_at)
            VALUES ($1, $2, $3::timestamptz + make_interval(secs => $4))
       ON CONFLICT (key) DO UPDATE SET
              count = CASE WHEN r.expires_at <= $3 THEN excluded.count ELSE least(r.count, 1000000) + excluded.count END,
              expires_at = CASE WHEN r.expires_at <= $3 THEN excluded.expires_at ELSE r.expires_at END
        RETURNING count, expires_at AS "expiresAt"`,
      [key, share, now, windowSeconds],
    );
    return row;
  }

  private keep(key: string, lease: Lease): void {
    const oldest = this.leases.size >= LEASES ? this.leases.keys().next().value : undefined;
    if (oldest !== undefined) this.leases.delete(oldest);
    this.leases.set(key, lease);
  }
}

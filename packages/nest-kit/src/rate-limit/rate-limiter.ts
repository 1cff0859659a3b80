import { createHash } from 'node:crypto';
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

/**
 * Counts in Postgres, so that all copies of a service count together. Of a wide limit (100 and more) a copy takes a
 * fifteenth at a time: one statement for that many calls, and never more than the limit in all.
 */
@Injectable()
export class RateLimiter {
  private readonly leases = new Map<string, Lease>();

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns undefined when the call may go on, else after how many seconds to come back. */
  async hit(rule: CountedRule, subject: string): Promise<number | undefined> {
    const now = this.clock();
    const key = createHash('sha256').update(`${rule.name}\n${subject}`).digest('base64url');
    const lease = this.leases.get(key);
    if (lease && lease.left > 0 && lease.until > now.getTime()) {
      lease.left -= 1;
      return undefined;
    }
    const share = rule.limit >= LEASE_FROM ? Math.floor(rule.limit / LEASE_SHARE) : 1;
    const { count, expiresAt } = await this.count(key, share, rule.windowSeconds, now);
    if (count - share >= rule.limit) return Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
    if (share > 1) this.keep(key, { left: Math.min(share, rule.limit - (count - share)) - 1, until: expiresAt.getTime() });
    return undefined;
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

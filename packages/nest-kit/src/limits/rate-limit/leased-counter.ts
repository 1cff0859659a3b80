import type { Count, SharedCounter } from './shared-counter.js';

const LEASE_SHARE = 15;
const LEASES = 10_000;

interface Lease {
  left: number;
  until: number;
}

/** Most calls cost no round trip. The limit is never exceeded; each copy may withhold one unused share. */
export class LeasedCounter {
  private readonly leases = new Map<string, Lease>();
  private readonly renewals = new Map<string, Promise<Count>>();

  constructor(
    private readonly counter: SharedCounter,
    private readonly share: number,
  ) {}

  static getShares(limit: number): { share: number; points: number } {
    const share = Math.max(1, Math.floor(limit / LEASE_SHARE));
    return { share, points: Math.floor(limit / share) * share };
  }

  async take(key: string): Promise<Count> {
    for (;;) {
      const lease = this.leases.get(key);
      if (lease && lease.left > 0 && Date.now() < lease.until) {
        lease.left -= 1;
        return { over: false, used: 0, msLeft: lease.until - Date.now() };
      }
      const count = await this.renew(key);
      if (count.over) return count;
    }
  }

  /** Concurrent calls share one renewal. */
  private renew(key: string): Promise<Count> {
    const running = this.renewals.get(key);
    if (running) return running;
    const renewal = this.counter
      .add(key, this.share)
      .then((count) => {
        if (!count.over) this.keep(key, { left: this.share, until: Date.now() + count.msLeft });
        return count;
      })
      .finally(() => this.renewals.delete(key));
    this.renewals.set(key, renewal);
    return renewal;
  }

  private keep(key: string, lease: Lease): void {
    const oldest = this.leases.size >= LEASES ? this.leases.keys().next().value : undefined;
    if (oldest !== undefined) this.leases.delete(oldest);
    this.leases.set(key, lease);
  }
}

import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Principal } from '@landsea/contracts';
import { filter, Subject, type Observable, type Subscription } from 'rxjs';
import { LiveBus } from '../live/live-bus.js';
import { CLOCK, type Clock } from '../routes/tokens.js';
import { SessionResolver } from './session-resolver.js';

const CACHE_MS = 30_000;
const CACHE_ENTRIES = 10_000;
const ENDED_CHANNEL = 'sessions-ended';

/** Principals by token hash, remembered for 30 seconds and forgotten the moment their session ends. */
@Injectable()
export class SessionDirectory implements OnModuleInit, OnModuleDestroy {
  private readonly known = new Map<string, { principal: Principal; until: number }>();
  private readonly ended = new Map<string, number>();
  private readonly endings = new Subject<string>();
  private subscription?: Subscription;

  constructor(
    private readonly resolver: SessionResolver,
    private readonly bus: LiveBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.subscription = this.bus.subscribe(ENDED_CHANNEL).subscribe((event) => {
      if ('tokenHashes' in event && Array.isArray(event.tokenHashes))
        this.forget(event.tokenHashes.map(String));
    });
  }

  onModuleDestroy(): void {
    this.subscription?.unsubscribe();
  }

  async find(tokenHash: string): Promise<Principal | undefined> {
    const hit = this.known.get(tokenHash);
    if (hit && hit.until > this.now()) return hit.principal;
    const principal = await this.resolver.resolve(tokenHash);
    // The session may have ended while the answer was on its way.
    if (!principal || this.ended.has(tokenHash)) return undefined;
    this.remember(tokenHash, principal);
    return principal;
  }

  /** Drops ended sessions in this process and in every other copy of this service. */
  async end(tokenHashes: string[]): Promise<void> {
    this.forget(tokenHashes);
    await this.bus.publish(ENDED_CHANNEL, { tokenHashes });
  }

  /** Emits when this session ends, whichever copy of the service is told of it: for answers that stay open. */
  endOf(tokenHash: string): Observable<string> {
    return this.endings.pipe(filter((ended) => ended === tokenHash));
  }

  private forget(tokenHashes: string[]): void {
    const now = this.now();
    for (const [hash, until] of this.ended) if (until <= now) this.ended.delete(hash);
    for (const hash of tokenHashes) {
      this.known.delete(hash);
      this.ended.set(hash, now + 2 * CACHE_MS);
      this.endings.next(hash);
    }
  }

  private remember(tokenHash: string, principal: Principal): void {
    const oldest = this.known.size >= CACHE_ENTRIES ? this.known.keys().next().value : undefined;
    if (oldest !== undefined) this.known.delete(oldest);
    this.known.delete(tokenHash);
    this.known.set(tokenHash, { principal, until: this.now() + CACHE_MS });
  }

  private now(): number {
    return this.clock().getTime();
  }
}

import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Principal } from '@landsea/contracts/account';
import * as z from 'zod/mini';
import { filter, Subject, Subscription, type Observable } from 'rxjs';
import { DomainError } from '../errors/domain-error.js';
import { LiveBus } from '../live/live-bus.js';
import { CLOCK, type Clock } from '../http/routes/tokens.js';
import { SessionResolver } from './session-resolver.js';
import { UnknownSessions, type Asker } from './unknown-sessions.js';

/** An ended session is refused within 30 seconds, the lookup included. */
const CACHE_MS = 28_000;
/** A confirmed principal stays valid this long while identity is unreachable. */
const UNCONFIRMED_MS = 10 * 60_000;
/** After an unanswered lookup the next one waits, so that not every call waits for the time-out. */
const ASK_AGAIN_MS = 2000;
const CACHE_ENTRIES = 10_000;
const ENDED_CHANNEL = 'sessions-ended';
/** Other copies must know new sessions too, for the time when identity dies. */
const JOINED_CHANNEL = 'sessions-met';

const isUnanswered = (error: unknown): boolean =>
  error instanceof DomainError && error.error.code === 'SERVICE_UNAVAILABLE';

const dropOldest = (entries: Map<string, unknown>): void => {
  const oldest = entries.size > CACHE_ENTRIES ? entries.keys().next().value : undefined;
  if (oldest !== undefined) entries.delete(oldest);
};

interface Known {
  principal: Principal;
  confirmedAt: number;
}

const JoinedSession = z.object({
  tokenHash: z.string(),
  principal: Principal,
  confirmedAt: z.optional(z.number()),
});

/**
 * Forgotten the moment the session ends. During an outage of identity an unknown session is 503, never 401.
 */
@Injectable()
export class SessionDirectory implements OnModuleInit, OnModuleDestroy {
  private readonly known = new Map<string, Known>();
  private readonly ended = new Map<string, number>();
  private readonly missing = new Map<string, number>();
  private readonly questions = new Map<string, Promise<Principal | undefined>>();
  private readonly endings = new Subject<string>();
  private readonly subscriptions = new Subscription();
  private unansweredAt = -Infinity;

  constructor(
    private readonly resolver: SessionResolver,
    private readonly bus: LiveBus,
    private readonly unknown: UnknownSessions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const ended = this.bus.subscribe(ENDED_CHANNEL).subscribe((event) => {
      if ('tokenHashes' in event && Array.isArray(event.tokenHashes))
        this.forget(event.tokenHashes.map(String));
    });
    const joined = this.bus.subscribe(JOINED_CHANNEL).subscribe((event) => {
      const { data } = JoinedSession.safeParse(event);
      if (data) this.onJoin(data.tokenHash, data.principal, data.confirmedAt ?? this.getNow());
    });
    this.subscriptions.add(ended);
    this.subscriptions.add(joined);
  }

  onModuleDestroy(): void {
    this.subscriptions.unsubscribe();
  }

  hasMet(tokenHash: string): boolean {
    return this.known.has(tokenHash) || this.ended.has(tokenHash);
  }

  /** Asks nobody. */
  findMet(tokenHash: string): Principal | undefined {
    return this.findConfirmedWithin(UNCONFIRMED_MS, tokenHash);
  }

  /** @param asker limits cookies without a session. @throws DomainError SERVICE_UNAVAILABLE, RATE_LIMITED. */
  async find(tokenHash: string, asker?: Asker): Promise<Principal | undefined> {
    const fresh = this.findConfirmedWithin(CACHE_MS, tokenHash);
    if (fresh) return fresh;
    if (this.getNow() < (this.missing.get(tokenHash) ?? -Infinity)) return undefined;
    if (asker !== undefined && !this.hasMet(tokenHash))
      return this.unknown.ask(asker, () => this.ask(tokenHash));
    const isQuiet = this.getNow() < this.unansweredAt + ASK_AGAIN_MS;
    const lasting = isQuiet ? this.findConfirmedWithin(UNCONFIRMED_MS, tokenHash) : undefined;
    return lasting ?? this.ask(tokenHash);
  }

  async end(tokenHashes: string[]): Promise<void> {
    this.forget(tokenHashes);
    await this.bus.publish(ENDED_CHANNEL, { tokenHashes });
  }

  endOf(tokenHash: string): Observable<string> {
    return this.endings.pipe(filter((ended) => ended === tokenHash));
  }

  /** Concurrent calls of a page share one lookup. */
  private ask(tokenHash: string): Promise<Principal | undefined> {
    const running = this.questions.get(tokenHash);
    if (running) return running;
    const question = this.resolve(tokenHash).finally(() => this.questions.delete(tokenHash));
    this.questions.set(tokenHash, question);
    return question;
  }

  private async resolve(tokenHash: string): Promise<Principal | undefined> {
    try {
      const principal = await this.resolver.resolve(tokenHash);
      // The session may have ended during the lookup.
      if (principal && !this.ended.has(tokenHash)) return this.join(tokenHash, principal);
      this.known.delete(tokenHash);
      this.missing.delete(tokenHash);
      this.missing.set(tokenHash, this.getNow() + CACHE_MS);
      dropOldest(this.missing);
      return undefined;
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      this.unansweredAt = this.getNow();
      const lasting = this.findConfirmedWithin(UNCONFIRMED_MS, tokenHash);
      if (lasting) return lasting;
      throw error;
    }
  }

  private join(tokenHash: string, principal: Principal): Principal {
    const confirmedAt = this.getNow();
    if (!this.known.has(tokenHash))
      // A copy that misses the message resolves the session at identity.
      this.bus.publish(JOINED_CHANNEL, { tokenHash, principal, confirmedAt }).catch(() => undefined);
    return this.remember(tokenHash, principal, confirmedAt);
  }

  /** The message may be late: an ended session never comes back. */
  private onJoin(tokenHash: string, principal: Principal, confirmedAt: number): void {
    if (this.known.has(tokenHash) || this.ended.has(tokenHash) || this.missing.has(tokenHash)) return;
    this.remember(tokenHash, principal, Math.min(confirmedAt, this.getNow()));
  }

  private findConfirmedWithin(ms: number, tokenHash: string): Principal | undefined {
    const known = this.known.get(tokenHash);
    return known && this.getNow() < known.confirmedAt + ms ? known.principal : undefined;
  }

  private forget(tokenHashes: string[]): void {
    const now = this.getNow();
    for (const [hash, until] of this.ended) if (until <= now) this.ended.delete(hash);
    for (const hash of tokenHashes) {
      this.known.delete(hash);
      this.ended.set(hash, now + 2 * CACHE_MS);
      this.endings.next(hash);
    }
  }

  private remember(tokenHash: string, principal: Principal, confirmedAt: number): Principal {
    this.known.delete(tokenHash);
    this.known.set(tokenHash, { principal, confirmedAt });
    dropOldest(this.known);
    return principal;
  }

  private getNow(): number {
    return this.clock().getTime();
  }
}

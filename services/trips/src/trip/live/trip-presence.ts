import { randomUUID } from 'node:crypto';
import type { Principal } from '@landsea/contracts/account';
import type { TripEvent } from '@landsea/contracts/live';
import { CLOCK, IntervalTasks, LiveBus, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { filter, map, Subject, type Observable, type Subscription } from 'rxjs';
import * as z from 'zod/mini';

const CHANNEL = 'trip-presence';
const PUBLISH_EVERY_MS = 15_000;
/** A copy of the service without a message for this long is gone. */
const GONE_AFTER_MS = 40_000;

const Here = z.array(z.object({ userId: z.string(), name: z.string() }));
type Here = z.infer<typeof Here>;
const PresenceMessage = z.object({ copy: z.string(), tripId: z.string(), here: Here, asks: z.boolean() });

/** Each copy of the service publishes its own streams; nothing is stored or polled. */
@Injectable()
export class TripPresence implements OnModuleInit, OnModuleDestroy {
  private readonly copy = randomUUID();
  private readonly streams = new Map<string, Map<string, Here[number]>>();
  private readonly others = new Map<string, Map<string, { here: Here; at: number }>>();
  private readonly changes = new Subject<string>();
  private subscription: Subscription | undefined;

  constructor(
    private readonly bus: LiveBus,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    tasks.add('trip presence', PUBLISH_EVERY_MS, async () => this.refresh());
  }

  onModuleInit(): void {
    this.subscription = this.bus.subscribe(CHANNEL).subscribe((data) => this.hear(data));
  }

  onModuleDestroy(): void {
    this.subscription?.unsubscribe();
  }

  enter(tripId: string, { userId, firstName }: Principal): () => void {
    const stream = randomUUID();
    const streams = this.streams.get(tripId) ?? new Map<string, Here[number]>();
    this.streams.set(tripId, streams.set(stream, { userId, name: firstName }));
    this.publish(tripId, true);
    return () => {
      streams.delete(stream);
      if (streams.size === 0) this.streams.delete(tripId);
      this.publish(tripId, false);
    };
  }

  follow(tripId: string): Observable<TripEvent> {
    return this.changes.pipe(
      filter((changed) => changed === tripId),
      map(() => ({ type: 'presence', here: this.listHere(tripId) })),
    );
  }

  private listHere(tripId: string): Here {
    const elsewhere = [...(this.others.get(tripId)?.values() ?? [])].flatMap(({ here }) => here);
    const all = [...this.listLocal(tripId), ...elsewhere].map((person) => [person.userId, person] as const);
    return [...new Map(all).values()].sort((a, b) => a.name.localeCompare(b.name)).slice(0, 40);
  }

  private listLocal(tripId: string): Here {
    return [...(this.streams.get(tripId)?.values() ?? [])];
  }

  private publish(tripId: string, asks: boolean): void {
    const here = this.listLocal(tripId).slice(0, 40);
    this.changes.next(tripId);
    // Presence is short-lived: nothing is lost while the bus is down.
    this.bus.publish(CHANNEL, { copy: this.copy, tripId, here, asks }).catch(() => undefined);
  }

  private hear(data: object): void {
    const message = PresenceMessage.safeParse(data).data;
    if (!message || message.copy === this.copy) return;
    const known = this.others.get(message.tripId) ?? new Map<string, { here: Here; at: number }>();
    if (message.here.length > 0) known.set(message.copy, { here: message.here, at: this.clock().getTime() });
    else known.delete(message.copy);
    if (known.size > 0) this.others.set(message.tripId, known);
    else this.others.delete(message.tripId);
    if (message.asks && this.streams.has(message.tripId)) this.publish(message.tripId, false);
    else this.changes.next(message.tripId);
  }

  private refresh(): void {
    for (const tripId of this.streams.keys()) this.publish(tripId, false);
    const limit = this.clock().getTime() - GONE_AFTER_MS;
    for (const [tripId, copies] of this.others) {
      for (const [copy, { at }] of copies) if (at < limit) copies.delete(copy);
      if (copies.size === 0) this.others.delete(tripId);
    }
  }
}

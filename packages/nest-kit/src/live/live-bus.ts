import { filter, map, Subject, type Observable } from 'rxjs';

interface LiveEvent {
  channel: string;
  data: object;
}

/** An invalid message is dropped. */
export function parseLiveEvent(text: string): LiveEvent | undefined {
  try {
    const event: unknown = JSON.parse(text);
    if (typeof event !== 'object' || event === null || !('channel' in event) || !('data' in event))
      return undefined;
    if (typeof event.channel !== 'string' || typeof event.data !== 'object' || event.data === null)
      return undefined;
    return { channel: event.channel, data: event.data };
  } catch {
    return undefined;
  }
}

/** Nothing is stored: an absent subscriber never receives it. */
export abstract class LiveBus {
  private readonly events = new Subject<LiveEvent>();
  /** Infinite while the connection to other copies is broken. */
  heardSince = Number.POSITIVE_INFINITY;

  protected abstract send(text: string): Promise<void>;

  /** @param data at most 7,900 bytes as JSON. */
  async publish(channel: string, data: object): Promise<void> {
    await this.send(JSON.stringify({ channel, data }));
  }

  /** Completes at shutdown, so that open event streams end. */
  subscribe(channel: string): Observable<object> {
    return this.events.pipe(
      filter((event) => event.channel === channel),
      map((event) => event.data),
    );
  }

  subscribeAll(prefix: string): Observable<{ name: string; data: object }> {
    return this.events.pipe(
      filter(({ channel }) => channel.startsWith(prefix)),
      map(({ channel, data }) => ({ name: channel.slice(prefix.length), data })),
    );
  }

  protected setOpen(isOpen: boolean): void {
    this.heardSince = isOpen ? Date.now() : Number.POSITIVE_INFINITY;
  }

  protected deliver(text: string): void {
    const event = parseLiveEvent(text);
    if (event) this.events.next(event);
  }

  protected complete(): void {
    this.events.complete();
  }
}

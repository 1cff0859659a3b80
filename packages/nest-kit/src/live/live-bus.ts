import { filter, map, Subject, type Observable } from 'rxjs';

interface LiveEvent {
  channel: string;
  data: object;
}

/** Parses what came over the wire; anything that is not an event of ours is dropped. */
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

/**
 * Tells every copy of this service, this one included, that something happened. Nothing is kept: who is not subscribed
 * at that moment never hears of it.
 */
export abstract class LiveBus {
  private readonly events = new Subject<LiveEvent>();
  /** Everything sent since this instant was heard here; infinite while the line to the other copies is broken. */
  heardSince = Number.POSITIVE_INFINITY;

  protected abstract send(text: string): Promise<void>;

  /** @param data at most 7,900 bytes as JSON: say what changed, not the whole of it. */
  async publish(channel: string, data: object): Promise<void> {
    await this.send(JSON.stringify({ channel, data }));
  }

  /** Completes when the service shuts down, so that open event streams end. */
  subscribe(channel: string): Observable<object> {
    return this.events.pipe(
      filter((event) => event.channel === channel),
      map((event) => event.data),
    );
  }

  /** All events whose channel begins so, with the rest of its name. */
  subscribeAll(prefix: string): Observable<{ name: string; data: object }> {
    return this.events.pipe(
      filter(({ channel }) => channel.startsWith(prefix)),
      map(({ channel, data }) => ({ name: channel.slice(prefix.length), data })),
    );
  }

  protected line(isOpen: boolean): void {
    this.heardSince = isOpen ? Date.now() : Number.POSITIVE_INFINITY;
  }

  protected received(text: string): void {
    const event = parseLiveEvent(text);
    if (event) this.events.next(event);
  }

  protected complete(): void {
    this.events.complete();
  }
}

import type { Store } from '../store/store.js';
import type { Delivery, DeliveryAttempt } from './delivery.js';
import { createHmac } from 'node:crypto';

function signPayload(payload: string, secret: string, now: Date): string {
  const at = Math.floor(now.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${digest}`;
}

export interface WebhookTarget {
  url: string | undefined;
  secret: string;
}

const AT_ONCE = 16;
const LONGEST_WAIT_MS = 120_000;
const ANSWER_WITHIN_MS = 10_000;
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000;

/** Sends pending deliveries until each got a 2xx. What is pending is in the store, so a restart goes on where it stopped. */
export class Dispatcher {
  private readonly pending = new Map<string, Delivery>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: Store,
    private readonly target: WebhookTarget,
    private readonly clock: () => Date,
    private readonly retryBaseMs: number,
  ) {
    for (const delivery of store.read((tx) => tx.all('delivery'))) this.track(delivery);
    this.schedule();
    store.onCommit((changes) => {
      for (const change of changes) if (change.table === 'delivery') this.track(change.row);
      this.schedule();
    });
  }

  /** Stops sending. A delivery without an answer by now stays pending. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    this.stopping.abort();
    await Promise.all(this.running.values());
  }

  private track(delivery: Delivery): void {
    if (delivery.state === 'pending') this.pending.set(delivery.id, delivery);
    else this.pending.delete(delivery.id);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.stopping.signal.aborted || !this.target.url) return;
    if (this.running.size >= AT_ONCE) return;
    const waiting = [...this.pending.values()].filter((delivery) => !this.running.has(delivery.id));
    if (waiting.length === 0) return;
    const next = waiting.reduce((least, delivery) => Math.min(least, delivery.next_at), Infinity);
    this.timer = setTimeout(() => this.sendDue(), Math.max(0, next - this.clock().getTime()));
  }

  private sendDue(): void {
    const now = this.clock().getTime();
    const due = [...this.pending.values()]
      .filter((delivery) => delivery.next_at <= now && !this.running.has(delivery.id))
      .sort((a, b) => a.next_at - b.next_at)
      .slice(0, AT_ONCE - this.running.size);
    for (const delivery of due) {
      const sending = this.send(delivery).finally(() => {
        this.running.delete(delivery.id);
        this.schedule();
      });
      this.running.set(delivery.id, sending);
    }
    this.schedule();
  }

  private async send(delivery: Delivery): Promise<void> {
    const attempt = await this.attempt(delivery);
    if (this.stopping.signal.aborted && attempt.status === null) return;
    const attempts = [...delivery.attempts, attempt];
    const delivered = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
    const wait = Math.min(this.retryBaseMs * 2 ** (attempts.length - 1), LONGEST_WAIT_MS);
    const next_at = attempt.at + wait;
    const state = delivered
      ? 'delivered'
      : next_at - delivery.created > GIVE_UP_AFTER_MS
        ? 'given-up'
        : 'pending';
    this.store.write((tx) => {
      tx.put('delivery', { ...delivery, attempts, next_at, state });
    });
  }

  private async attempt({ event: id }: Delivery): Promise<DeliveryAttempt> {
    const now = this.clock();
    const at = now.getTime();
    const event = this.store.read((tx) => tx.get('event', id));
    const payload = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
    try {
      const response = await fetch(this.target.url ?? '', {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signPayload(payload, this.target.secret, now),
          'user-agent': 'Stripe/1.0 (+landsea payment emulator)',
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await response.arrayBuffer();
      return { at, status: response.status, error: null };
    } catch (error) {
      return { at, status: null, error: error instanceof Error ? error.message : String(error) };
    }
  }
}

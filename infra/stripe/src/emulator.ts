import type { Context } from './context.js';
import { getAccountTime } from './clocks/account-time.js';
import { doDueWork } from './clocks/due-work.js';
import { expireDueSessions } from './checkout/expire-session.js';
import { CallFaults } from './control/call-faults.js';
import { RunningKeys } from './http/idempotency.js';
import { putSalePrices, type PriceIds } from './resources/prices.js';
import { Store } from './store/store.js';
import { makeDelivery } from './webhooks/delivery.js';
import { Dispatcher, type WebhookTarget } from './webhooks/dispatcher.js';

export interface EmulatorSettings {
  secretKey: string;
  webhook: WebhookTarget;
  prices: PriceIds;
  dataFile: string | undefined;
  clock: () => Date;
  retryBaseMs: number;
  /** Origin of the hosted page as the browser sees it. */
  publicBase: string;
}

const TICK_MS = 500;

export class Emulator {
  readonly callFaults = new CallFaults();
  readonly runningKeys = new RunningKeys();
  readonly store: Store;
  readonly dispatcher: Dispatcher;
  private dropped = false;
  private readonly ticking: NodeJS.Timeout;

  constructor(readonly settings: EmulatorSettings) {
    this.store = new Store(settings.dataFile, settings.clock());
    this.dispatcher = new Dispatcher(this.store, settings.webhook, settings.clock, settings.retryBaseMs);
    this.run(null, (context) => putSalePrices(context, settings.prices));
    this.ticking = setInterval(() => this.tick(), TICK_MS).unref();
  }

  run<T>(request: Context['request'], work: (context: Context) => T): T {
    const { clock, publicBase, webhook } = this.settings;
    return this.store.write((tx) => {
      const now = getAccountTime(tx, clock());
      return work({
        tx,
        now,
        recordedAt: now,
        publicBase,
        request,
        planDelivery: ({ id }) => (webhook.url && !this.dropped ? [makeDelivery(id, clock().getTime())] : []),
      });
    });
  }

  tick(): void {
    this.run(null, (context) => {
      expireDueSessions(context);
      doDueWork(context, context.now, undefined);
    });
  }

  /** Events from now on are never delivered: only `GET /v1/events` has them. */
  dropDeliveries(dropped: boolean): void {
    this.dropped = dropped;
  }

  async close(): Promise<void> {
    clearInterval(this.ticking);
    await this.dispatcher.close();
    this.store.close();
  }
}

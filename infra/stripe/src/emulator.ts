import type { Context } from './context.js';
import { expireDueSessions } from './checkout/expire-session.js';
import { CallFaults } from './control/call-faults.js';
import { seedTripPrice } from './control/seed.js';
import { RunningKeys } from './http/idempotency.js';
import { Store } from './store/store.js';
import { DeliveryFaults, planWithFaults, type DeliveryPlan } from './webhooks/delivery-faults.js';
import { Dispatcher, type WebhookTarget } from './webhooks/dispatcher.js';

export interface EmulatorSettings {
  secretKey: string;
  webhook: WebhookTarget;
  priceTrip: string;
  dataFile: string | undefined;
  clock: () => Date;
  retryBaseMs: number;
  /** Origin of the hosted page as the browser sees it. */
  publicBase: string;
}

const EXPIRY_CHECK_MS = 500;

/** The emulated account: its state, its clock, its webhook, and what goes wrong on request. */
export class Emulator {
  readonly callFaults = new CallFaults();
  readonly runningKeys = new RunningKeys();
  readonly store: Store;
  readonly dispatcher: Dispatcher;
  private planDelivery: DeliveryPlan = planWithFaults(DeliveryFaults.parse({}));
  private readonly expiry: NodeJS.Timeout;

  constructor(readonly settings: EmulatorSettings) {
    this.store = new Store(settings.dataFile, settings.clock());
    this.dispatcher = new Dispatcher(this.store, settings.webhook, settings.clock, settings.retryBaseMs);
    this.seed();
    this.expiry = setInterval(() => this.run(null, expireDueSessions), EXPIRY_CHECK_MS).unref();
  }

  /** Runs `work` as one transaction; its events are planned for delivery in it. */
  run<T>(request: Context['request'], work: (context: Context) => T): T {
    return this.store.write((tx) =>
      work({
        tx,
        now: this.settings.clock(),
        publicBase: this.settings.publicBase,
        request,
        planDelivery: (event, context) =>
          this.settings.webhook.url ? this.planDelivery(event, context) : [],
      }),
    );
  }

  setDeliveryFaults(faults: DeliveryFaults): void {
    this.planDelivery = planWithFaults(faults);
  }

  setWebhook(target: Partial<WebhookTarget>): void {
    Object.assign(this.settings.webhook, target);
    this.dispatcher.load();
  }

  /** Forgets everything but its settings, and is as at a first start. */
  reset(): void {
    this.store.clear();
    this.callFaults.clear();
    this.setDeliveryFaults(DeliveryFaults.parse({}));
    this.dispatcher.load();
    this.seed();
  }

  /** The price is older than the webhook: its events are on record, and nobody is told. */
  private seed(): void {
    this.run(null, (context) =>
      seedTripPrice({ ...context, planDelivery: () => [] }, this.settings.priceTrip),
    );
  }

  async close(): Promise<void> {
    clearInterval(this.expiry);
    await this.dispatcher.close();
    this.store.close();
  }
}

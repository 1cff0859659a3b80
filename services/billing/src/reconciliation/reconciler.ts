import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CLOCK, JobQueues, Metrics, type Clock } from '@landsea/nest-kit';
import { Counter } from 'prom-client';
import { Stripe } from 'stripe';
import { CheckoutAttempts } from '../attempts/checkout-attempts.service.js';
import { Fulfilment } from '../fulfilment/fulfilment.service.js';
import { EventIntake } from '../webhook/event-intake.js';
import { HANDLED_EVENTS } from '../webhook/handled-events.js';
import { EventCursor } from './event-cursor.js';

const QUEUE = 'billing-reconciliation';
const EVENTS_EVERY_MS = 5 * 60_000;
const ATTEMPTS_EVERY_MS = 10 * 60_000;
const ATTEMPTS_AT_ONCE = 500;
/** Events are listed again from this far before the last walk: Stripe lists an event a little after its time. */
const OVERLAP_MS = 10 * 60_000;

/** Finds what no webhook told: events that never came, and payments whose pages were closed. */
@Injectable()
export class Reconciler implements OnApplicationBootstrap {
  private readonly logger = new Logger('reconciliation');
  private readonly repairs: Counter<'kind'>;

  constructor(
    private readonly queues: JobQueues,
    private readonly stripe: Stripe,
    private readonly attempts: CheckoutAttempts,
    private readonly fulfilment: Fulfilment,
    private readonly intake: EventIntake,
    private readonly cursor: EventCursor,
    { registry }: Metrics,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.repairs = new Counter({
      name: 'reconcile_repairs_total',
      help: 'What the reconciler found that no webhook had told.',
      labelNames: ['kind'],
      registers: [registry],
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.queues.process(QUEUE, ({ name }) => (name === 'events' ? this.walkEvents() : this.lookAtAttempts()));
    await Promise.all([
      this.queues.schedule(QUEUE, 'events', { everyMs: EVENTS_EVERY_MS }),
      this.queues.schedule(QUEUE, 'attempts', { everyMs: ATTEMPTS_EVERY_MS }),
    ]).catch((error: unknown) =>
      this.logger.warn({ message: 'reconciliation not scheduled', reason: String(error) }),
    );
  }

  /** Stores every handled event since the last walk that never came by itself. */
  async walkEvents(): Promise<void> {
    const startedAt = this.clock();
    const since = (await this.cursor.read()) ?? startedAt;
    const created = { gte: Math.floor((since.getTime() - OVERLAP_MS) / 1000) };
    for await (const event of this.stripe.events.list({ created, types: [...HANDLED_EVENTS], limit: 100 })) {
      if (await this.intake.take(event)) this.repaired('event', event.id);
    }
    await this.cursor.move(startedAt);
  }

  /** Looks at every session that may have been paid, or ended, without our knowing. */
  async lookAtAttempts(): Promise<void> {
    for (const attempt of await this.attempts.unfinished(ATTEMPTS_AT_ONCE)) {
      if (!attempt.sessionId) continue;
      const outcome = await this.fulfilment.fulfil(attempt.sessionId);
      if (outcome === 'paid' || outcome === 'expired' || outcome === 'failed')
        this.repaired(outcome, attempt.id);
    }
  }

  private repaired(kind: string, subject: string): void {
    this.repairs.inc({ kind });
    this.logger.warn({ message: 'repaired', kind, subject });
  }
}

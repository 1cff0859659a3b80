import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { CLOCK, JobQueues, type Clock } from '@landsea/nest-kit';
import { Stripe } from 'stripe';
import { CheckoutAttempts, isPlanAttempt, type AnyAttempt } from '../attempts/checkout-attempts.service.js';
import { Fulfilment } from '../fulfilment/fulfilment.service.js';
import { TIMED_AT_ONCE, TIMED_QUEUE } from '../queue-names.js';
import { isStripeAway } from '../stripe/stripe-failure.js';
import { PlanSessions } from '../subscriptions/plan-sessions.js';
import { EventIntake } from '../webhook/event-intake.js';
import { HANDLED_EVENTS } from '../webhook/handled-events.js';
import { EventCursor } from './event-cursor.js';
import { Repairs } from './repairs.js';

/** Stripe refuses a list of events for more types than these. */
const TYPES_AT_ONCE = 20;

export async function* listEventsOfTypes(
  stripe: Pick<Stripe, 'events'>,
  types: readonly Stripe.Event['type'][],
  created: Stripe.RangeQueryParam,
): AsyncGenerator<Stripe.Event> {
  for (let from = 0; from < types.length; from += TYPES_AT_ONCE) {
    const some = types.slice(from, from + TYPES_AT_ONCE);
    yield* stripe.events.list({ types: some, created, limit: 100 });
  }
}

const EVENTS_EVERY_MS = 5 * 60_000;
const ATTEMPTS_EVERY_MS = 10 * 60_000;
const ATTEMPTS_AT_ONCE = 500;
/** Stripe lists an event a little after its time. */
const OVERLAP_MS = 10 * 60_000;
const FIRST_LOOK_MS = 24 * 3_600_000;

/** Finds events that never came, and payments whose pages were closed. */
@Injectable()
export class Reconciler implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('reconciliation');

  constructor(
    private readonly queues: JobQueues,
    private readonly stripe: Stripe,
    private readonly attempts: CheckoutAttempts,
    private readonly fulfilment: Fulfilment,
    private readonly planSessions: PlanSessions,
    private readonly intake: EventIntake,
    private readonly cursor: EventCursor,
    private readonly repairs: Repairs,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const timed = { concurrency: TIMED_AT_ONCE };
    this.queues.process(TIMED_QUEUE, () => this.walkEvents(), { ...timed, name: 'events' });
    this.queues.process(TIMED_QUEUE, () => this.lookAtAttempts(), { ...timed, name: 'attempts' });
  }

  async onApplicationBootstrap(): Promise<void> {
    await Promise.all([
      this.queues.schedule(TIMED_QUEUE, 'events', { everyMs: EVENTS_EVERY_MS }),
      this.queues.schedule(TIMED_QUEUE, 'attempts', { everyMs: ATTEMPTS_EVERY_MS }),
    ]);
  }

  /** Times are Stripe's. */
  async walkEvents(): Promise<void> {
    const since = (await this.cursor.read()) ?? new Date(this.clock().getTime() - FIRST_LOOK_MS);
    const created = { gte: Math.floor((since.getTime() - OVERLAP_MS) / 1000) };
    let reached = since.getTime();
    for await (const event of listEventsOfTypes(this.stripe, HANDLED_EVENTS, created)) {
      if (await this.intake.take(event)) this.repairs.add('event', event.id);
      reached = Math.max(reached, event.created * 1000);
    }
    if (reached > since.getTime()) await this.cursor.move(new Date(reached));
  }

  async lookAtAttempts(): Promise<void> {
    let attempts: AnyAttempt[] = [];
    do {
      attempts = await this.attempts.listUnfinished(ATTEMPTS_AT_ONCE, attempts.at(-1)?.id);
      for (const attempt of attempts)
        if (attempt.sessionId) await this.lookAtAttempt(attempt, attempt.sessionId);
    } while (attempts.length === ATTEMPTS_AT_ONCE);
  }

  private async lookAtAttempt(attempt: AnyAttempt, sessionId: string): Promise<void> {
    try {
      const outcome = isPlanAttempt(attempt)
        ? await this.planSessions.fulfil(sessionId)
        : await this.fulfilment.fulfil(sessionId);
      if (outcome === 'paid' || outcome === 'synced' || outcome === 'expired' || outcome === 'failed')
        this.repairs.add(outcome, attempt.id);
    } catch (error) {
      if (isStripeAway(error)) throw error;
      const entry = { message: 'an attempt cannot be looked at', attemptId: attempt.id };
      this.logger.error({ ...entry, reason: String(error) });
    }
  }
}

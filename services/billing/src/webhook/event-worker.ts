import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { JobQueues } from '@landsea/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import { AuditLog } from '../audit/audit-log.js';
import { Fulfilment } from '../fulfilment/fulfilment.service.js';
import type { SessionFacts } from '../fulfilment/session-facts.js';
import { Invoices } from '../invoices/invoices.service.js';
import { stripeIsAway } from '../stripe/stripe-failure.js';
import { PlanNews } from '../subscriptions/plan-news.js';
import { PlanSessions } from '../subscriptions/plan-sessions.js';
import { Subscriptions } from '../subscriptions/subscriptions.service.js';
import { EVENT_QUEUE } from './event-intake.js';
import { subjectOf, type EventSubject } from './handled-events.js';
import { StripeEvent } from './stripe-event.entity.js';
import { lockPending, markAttemptFailed, markDone, markPostponed } from './stripe-event.queries.js';

const CONCURRENCY = 8;
const ATTEMPTS = 10;
/** As long as calls to Stripe pause. */
const POSTPONED_SECONDS = 10;
const EventJob = z.object({ id: z.string() });

/** Deals with one event: looks at Stripe first, then changes our rows and the event's state in one transaction. */
@Injectable()
export class EventWorker implements OnModuleInit {
  private readonly logger = new Logger('events');
  private running = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly fulfilment: Fulfilment,
    private readonly planSessions: PlanSessions,
    private readonly subscriptions: Subscriptions,
    private readonly planNews: PlanNews,
    private readonly invoices: Invoices,
    private readonly audit: AuditLog,
  ) {}

  onModuleInit(): void {
    this.queues.process(EVENT_QUEUE, ({ data }) => this.handle(EventJob.parse(data).id), {
      concurrency: CONCURRENCY,
    });
  }

  /** Never throws for what went wrong with the event: that is written in its row, and the sweeper comes back to it. */
  async handle(id: string): Promise<void> {
    this.running += 1;
    await this.deal(id).finally(() => {
      this.running -= 1;
    });
  }

  /** While every hand is busy nothing is lost that handing over again would find. */
  get busy(): boolean {
    return this.running >= CONCURRENCY;
  }

  private async deal(id: string): Promise<void> {
    const event = await this.dataSource.manager.findOneBy(StripeEvent, { id, state: 'pending' });
    if (!event) return;
    try {
      const subject = subjectOf(event.payload);
      if (subject && (await this.followPlan(subject, event))) return;
      const facts = await this.look(subject);
      await this.dataSource.transaction(async (manager) => {
        if (!(await lockPending(manager, id))) return;
        if (facts) await this.fulfilment.converge(manager, facts);
        await markDone(manager, id);
      });
    } catch (error) {
      await this.failed(id, error);
    }
  }

  /** Plans converge in a transaction of their own, and the event's state with them. */
  private async followPlan(subject: EventSubject, { id, type }: StripeEvent): Promise<boolean> {
    const done = (manager: EntityManager) => markDone(manager, id);
    if ('planSessionId' in subject) await this.planSessions.fulfil(subject.planSessionId, done);
    else if ('subscriptionId' in subject) {
      const { subscriptionId } = subject;
      await this.subscriptions.sync(subscriptionId, async (manager) => {
        await this.planNews.tell(manager, type, subscriptionId);
        await done(manager);
      });
    }
    return 'planSessionId' in subject || 'subscriptionId' in subject;
  }

  private async look(subject: EventSubject | undefined): Promise<SessionFacts | undefined> {
    if (!subject || 'planSessionId' in subject || 'subscriptionId' in subject) return undefined;
    if ('sessionId' in subject) return this.fulfilment.look(subject.sessionId);
    if (await this.invoices.followRefund(subject.paymentIntent)) return undefined;
    const sessionId = await this.fulfilment.sessionOf(subject.paymentIntent);
    return sessionId ? this.fulfilment.look(sessionId, { askForDisputes: subject.disputed }) : undefined;
  }

  private async failed(id: string, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    if (stripeIsAway(error)) {
      this.logger.warn({ message: 'event waits for Stripe', id, reason });
      return markPostponed(this.dataSource, id, reason, POSTPONED_SECONDS);
    }
    const now = await markAttemptFailed(this.dataSource, id, reason, ATTEMPTS);
    if (!now) return;
    if (now.state !== 'dead')
      return this.logger.warn({ message: 'event not handled', id, attempts: now.attempts, reason });
    this.logger.error({
      alarm: 'event-dead',
      message: 'event is dead: look, then npx nx replay billing -- <id>',
      id,
      reason,
    });
    await this.audit.add(this.dataSource.manager, {
      action: 'event.dead',
      userId: null,
      subject: id,
      detail: { reason },
    });
  }
}

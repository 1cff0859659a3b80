import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { JobQueues } from '@landsea/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import { AuditLog } from '../audit/audit-log.js';
import { Fulfilment } from '../fulfilment/fulfilment.service.js';
import type { SessionFacts } from '../fulfilment/session-facts.js';
import { stripeIsAway } from '../stripe/stripe-failure.js';
import { PlanMoney } from '../subscriptions/plan-money.js';
import { PlanNews } from '../subscriptions/plan-news.js';
import { PlanSessions } from '../subscriptions/plan-sessions.js';
import { Subscriptions } from '../subscriptions/subscriptions.service.js';
import { alike, subjectOf, type EventSubject } from './handled-events.js';
import {
  findPending,
  markAttemptFailed,
  markDone,
  markPostponed,
  type PendingEvent,
} from './stripe-event.queries.js';

export const EVENT_QUEUE = 'billing-stripe-events';

const CONCURRENCY = 8;
const ATTEMPTS = 10;
/** As long as calls to Stripe pause. */
const POSTPONED_SECONDS = 10;
const EventJob = z.object({ id: z.string() });

/** Deals with events: looks at Stripe first, then changes our rows and the events' state in one transaction. */
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
    private readonly planMoney: PlanMoney,
    private readonly audit: AuditLog,
  ) {}

  onModuleInit(): void {
    this.queues.process(EVENT_QUEUE, ({ data }) => this.handle(EventJob.parse(data).id), {
      concurrency: CONCURRENCY,
    });
  }

  /** Never throws for what went wrong with the event: that is written in its row, and the sweeper comes back to it. */
  async handle(id: string): Promise<void> {
    const event = await findPending(this.dataSource, id);
    if (event) await this.handleAll([event]);
  }

  /** One look at Stripe for all events that speak of the same thing: it is younger than each of them. */
  async handleAll(events: readonly PendingEvent[]): Promise<void> {
    const left = alike(events);
    const hand = async (): Promise<void> => {
      for (let next = left.shift(); next; next = left.shift()) await this.deal(next);
    };
    await Promise.all(Array.from({ length: Math.min(CONCURRENCY, left.length) }, hand));
  }

  /** Whether every hand is at work, so that a queue would only grow. */
  get busy(): boolean {
    return this.running >= CONCURRENCY;
  }

  private async deal([first, ...more]: [PendingEvent, ...PendingEvent[]]): Promise<void> {
    const ids = [first, ...more].map(({ id }) => id);
    this.running += 1;
    try {
      const subject = subjectOf(first.payload);
      if (subject && (await this.followPlan(subject, first))) return;
      const facts = await this.look(subject);
      if (!facts?.attemptId) return void (await markDone(this.dataSource.manager, ids));
      await this.dataSource.transaction(async (manager) => {
        if (await markDone(manager, ids)) await this.fulfilment.converge(manager, facts);
      });
    } catch (error) {
      for (const id of ids) await this.failed(id, error);
    } finally {
      this.running -= 1;
    }
  }

  /** Plans converge in a transaction of their own, and the event's state with them. */
  private async followPlan(subject: EventSubject, { id, type }: PendingEvent): Promise<boolean> {
    const done = async (manager: EntityManager) => void (await markDone(manager, [id]));
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
    if (await this.planMoney.follow(subject)) return undefined;
    const sessionId = await this.fulfilment.sessionOf(subject.paymentIntent);
    return sessionId ? this.fulfilment.look(sessionId, subject.toldOf) : undefined;
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

import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { JobQueues } from '@landsea/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import { AuditLog } from '../audit/audit-log.js';
import { Fulfilment } from '../fulfilment/fulfilment.service.js';
import type { MoneyEvent } from '../fulfilment/fetch-money-back.js';
import { isStripeAway } from '../stripe/stripe-failure.js';
import { PlanMoney } from '../subscriptions/plan-money.js';
import { PlanNotifier } from '../subscriptions/plan-notifier.js';
import { PlanSessions } from '../subscriptions/plan-sessions.js';
import { Subscriptions } from '../subscriptions/subscriptions.service.js';
import { EVENT_QUEUE } from './event-queue.js';
import { getSubject, type PaymentSubject } from './handled-events.js';
import {
  findPending,
  markAttemptFailed,
  markDone,
  markPostponed,
  type PendingEvent,
} from './stripe-event.queries.js';

const CONCURRENCY = 8;
const ATTEMPTS = 10;
const POSTPONED_SECONDS = 10;
const EventJob = z.object({ id: z.string() });

@Injectable()
export class EventWorker implements OnModuleInit {
  private readonly logger = new Logger('events');

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly fulfilment: Fulfilment,
    private readonly planSessions: PlanSessions,
    private readonly subscriptions: Subscriptions,
    private readonly planNotifier: PlanNotifier,
    private readonly planMoney: PlanMoney,
    private readonly audit: AuditLog,
  ) {}

  onModuleInit(): void {
    this.queues.process(EVENT_QUEUE, ({ data }) => this.handle(EventJob.parse(data).id), {
      concurrency: CONCURRENCY,
    });
  }

  /** Failures are stored in the event's row, and the sweeper queues it again. */
  private async handle(id: string): Promise<void> {
    const event = await findPending(this.dataSource, id);
    if (!event) return;
    try {
      await this.process(event);
    } catch (error) {
      await this.noteFailure(id, error);
    }
  }

  private async process({ id, type, payload }: PendingEvent): Promise<void> {
    const done = async (manager: EntityManager): Promise<void> => void (await markDone(manager, id));
    const subject = getSubject(payload);
    if (!subject) return done(this.dataSource.manager);
    if ('planSessionId' in subject) return void (await this.planSessions.fulfil(subject.planSessionId, done));
    if ('sessionId' in subject) return this.fulfil(id, subject.sessionId);
    if ('paymentIntent' in subject) return this.followPayment(id, subject, done);
    const { subscriptionId } = subject;
    await this.subscriptions.sync(subscriptionId, async (manager) => {
      await this.planNotifier.enqueue(manager, type, subscriptionId);
      await done(manager);
    });
  }

  private async followPayment(
    id: string,
    subject: PaymentSubject,
    done: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    if (await this.planMoney.follow(subject, done)) return;
    const sessionId = await this.fulfilment.findSession(subject.paymentIntent);
    if (sessionId) await this.fulfil(id, sessionId, subject.moneyEvent);
    else await done(this.dataSource.manager);
  }

  private async fulfil(id: string, sessionId: string, moneyEvent?: MoneyEvent): Promise<void> {
    const facts = await this.fulfilment.look(sessionId, moneyEvent);
    await this.dataSource.transaction(async (manager) => {
      if (await markDone(manager, id)) await this.fulfilment.converge(manager, facts);
    });
  }

  private async noteFailure(id: string, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    if (isStripeAway(error)) {
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

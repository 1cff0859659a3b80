import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { DAY_MS, PARKS_ZONE } from '@landsea/contracts/core';
import { CLOCK, JobQueues, Metrics, type Clock } from '@landsea/nest-kit';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Fulfilment } from '../fulfilment/fulfilment.service.js';
import { sumNetCents, sumNetCentsSince } from '../payments/payment.queries.js';
import { isStripeAway } from '../stripe/stripe-failure.js';
import { TIMED_AT_ONCE, TIMED_QUEUE } from '../queue-names.js';
import { LedgerCheck } from './ledger-check.entity.js';
import { compareLedgers, type LedgerDifference } from './ledger-difference.js';
import { Repairs } from './repairs.js';
import { StripeLedger } from './stripe-ledger.js';

const DAYS = 60;

@Injectable()
export class LedgerChecks implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('ledger');

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly stripe: StripeLedger,
    private readonly fulfilment: Fulfilment,
    private readonly repairs: Repairs,
    { registry }: Metrics,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    const registers = [registry];
    const difference: Gauge = new Gauge({
      name: 'ledger_difference_cents',
      help: 'What our payments of 60 days and those of Stripe differed by when last compared.',
      registers,
      collect: async () => {
        const last = await this.getLast();
        difference.set(last?.differenceCents ?? 0);
      },
    });
    const checked: Gauge = new Gauge({
      name: 'ledger_checked_timestamp_seconds',
      help: 'When our payments were last compared with those of Stripe; 0 for never.',
      registers,
      collect: async () => {
        const last = await this.getLast();
        checked.set(last ? last.checkedAt.getTime() / 1000 : 0);
      },
    });
  }

  onModuleInit(): void {
    this.queues.process(
      TIMED_QUEUE,
      async () => {
        await this.run();
      },
      {
        name: 'compare-ledgers',
        concurrency: TIMED_AT_ONCE,
      },
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.queues.schedule(TIMED_QUEUE, 'compare-ledgers', { cron: '0 3 * * *', tz: PARKS_ZONE });
  }

  async run(): Promise<LedgerCheck> {
    const since = new Date(this.clock().getTime() - DAYS * DAY_MS);
    const stripes = await this.stripe.sumSince(since);
    const { differing } = await this.compare(since, stripes);
    let repairs = 0;
    for (const intent of differing) if (await this.lookAgain(intent, stripes)) repairs += 1;
    const now = await this.compare(since, stripes);
    const { payments, ourCents, stripeCents, differenceCents } = now;
    const check = { checkedAt: this.clock(), payments, ourCents, stripeCents, differenceCents, repairs };
    await this.dataSource.manager.insert(LedgerCheck, check);
    if (now.differing.length === 0) this.logger.log({ message: 'the ledgers are equal', ...check });
    else
      this.logger.error({
        alarm: 'ledger-difference',
        message: 'our payments are not those of Stripe, a person must look',
        ...check,
        payments: now.differing.slice(0, 20),
      });
    return check;
  }

  /** A payment that one side alone knows is fetched by its id. */
  private async compare(since: Date, stripes: Map<string, number>): Promise<LedgerDifference> {
    const ours = await sumNetCentsSince(this.dataSource, since);
    for (const [intent, cents] of await sumNetCents(this.dataSource, [...stripes.keys()]))
      ours.set(intent, cents);
    for (const intent of ours.keys()) {
      if (stripes.has(intent)) continue;
      const worth = await this.stripe.sumOne(intent);
      if (worth !== undefined) stripes.set(intent, worth);
    }
    return compareLedgers(ours, stripes);
  }

  /** Payments change while two lists are read, so both sides are read again before an alarm. */
  private async lookAgain(intent: string, stripes: Map<string, number>): Promise<boolean> {
    const before = (await sumNetCents(this.dataSource, [intent])).get(intent);
    await this.fulfil(intent);
    const worth = await this.stripe.sumOne(intent);
    if (worth !== undefined) stripes.set(intent, worth);
    const after = (await sumNetCents(this.dataSource, [intent])).get(intent);
    if (after === before) return false;
    this.repairs.add('payment', intent);
    return true;
  }

  private async fulfil(intent: string): Promise<void> {
    try {
      const sessionId = await this.fulfilment.findSession(intent);
      if (sessionId) await this.fulfilment.fulfil(sessionId);
    } catch (error) {
      if (isStripeAway(error)) throw error;
      this.logger.error({ message: 'a payment cannot be looked at', intent, reason: String(error) });
    }
  }

  private async getLast(): Promise<LedgerCheck | undefined> {
    const [last] = await this.dataSource.manager.find(LedgerCheck, {
      order: { checkedAt: 'DESC' },
      take: 1,
    });
    return last;
  }
}

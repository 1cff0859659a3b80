import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IntervalTasks, JobQueues } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { STRIPE_CALLS_QUEUE } from '../queue-names.js';
import { claimDueRefunds } from './payment.queries.js';
import { Refunds } from './refunds.service.js';

const EVERY_MS = 1000;
const LEASE_SECONDS = 30;
const RefundJob = z.object({ paymentIntent: z.string() });

@Injectable()
export class RefundDispatch implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly refunds: Refunds,
    tasks: IntervalTasks,
  ) {
    tasks.add('refunds', EVERY_MS, () => this.dispatch());
  }

  onModuleInit(): void {
    this.queues.process(
      STRIPE_CALLS_QUEUE,
      ({ data }) => this.refunds.carryOut(RefundJob.parse(data).paymentIntent),
      { name: 'refund', concurrency: 2 },
    );
  }

  async dispatch(): Promise<void> {
    for (const paymentIntent of await claimDueRefunds(this.dataSource, LEASE_SECONDS))
      await this.queues.add(STRIPE_CALLS_QUEUE, 'refund', { paymentIntent });
  }
}

import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { PARKS_ZONE } from '@landsea/contracts/core';
import { CLOCK, JobQueues, type Clock } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { EmailRequests } from '../emails/email-requests.service.js';
import { accessEndsEmail } from '../emails/payment-emails.js';
import { TIMED_AT_ONCE, TIMED_QUEUE } from '../queue-names.js';
import { selectEndingSoon } from './entitlement.queries.js';

const DAYS_BEFORE = 7;

@Injectable()
export class AccessEndings implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly emails: EmailRequests,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.queues.process(TIMED_QUEUE, () => this.run(), {
      name: 'access-ends',
      concurrency: TIMED_AT_ONCE,
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.queues.schedule(TIMED_QUEUE, 'access-ends', { cron: '0 9 * * *', tz: PARKS_ZONE });
  }

  async run(): Promise<void> {
    for (const ending of await selectEndingSoon(this.dataSource, this.clock(), DAYS_BEFORE)) {
      const { entitlementId, userId, endsAt } = ending;
      await this.emails.request(this.dataSource.manager, {
        key: `access-ends:${entitlementId}:${endsAt.toISOString()}`,
        to: { userId },
        text: accessEndsEmail(ending),
      });
    }
  }
}

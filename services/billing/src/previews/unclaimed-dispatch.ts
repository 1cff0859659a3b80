import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { JobQueues } from '@landsea/nest-kit';
import { TIMED_AT_ONCE, TIMED_QUEUE } from '../queue-names.js';
import { UnclaimedPreviews } from './unclaimed-previews.js';

const EVERY_MS = 60_000;

@Injectable()
export class UnclaimedDispatch implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly queues: JobQueues,
    private readonly unclaimed: UnclaimedPreviews,
  ) {}

  onModuleInit(): void {
    this.queues.process(TIMED_QUEUE, () => this.unclaimed.run(), {
      name: 'unclaimed',
      concurrency: TIMED_AT_ONCE,
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.queues.schedule(TIMED_QUEUE, 'unclaimed', { everyMs: EVERY_MS });
  }
}

import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueues } from '@landsea/nest-kit';
import { UnclaimedPreviews } from './unclaimed-previews.js';

const QUEUE = 'billing-previews';
const EVERY_MS = 60_000;

@Injectable()
export class UnclaimedDispatch implements OnApplicationBootstrap {
  constructor(
    private readonly queues: JobQueues,
    private readonly unclaimed: UnclaimedPreviews,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.queues.process(QUEUE, () => this.unclaimed.run());
    await this.queues.schedule(QUEUE, 'unclaimed', { everyMs: EVERY_MS });
  }
}

import { JobQueues } from '@landsea/nest-kit';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { PreviewsService } from './previews.service.js';

const QUEUE = 'previews';
const HOUR_MS = 3_600_000;

@Injectable()
export class PreviewCleanup implements OnApplicationBootstrap {
  private readonly logger = new Logger('previews');

  constructor(
    private readonly queues: JobQueues,
    private readonly previews: PreviewsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.queues.process(QUEUE, async () => {
      const removed = await this.previews.removeExpired();
      if (removed > 0) this.logger.log({ message: 'expired previews removed', removed });
    });
    await this.queues.schedule(QUEUE, 'remove-expired', { everyMs: HOUR_MS });
  }
}

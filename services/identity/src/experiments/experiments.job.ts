import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueues } from '@landsea/nest-kit';
import { Experiments } from './experiments.service.js';

const QUEUE = 'identity-experiments';
const DAY_MS = 86_400_000;

@Injectable()
export class ExperimentsJob implements OnApplicationBootstrap {
  constructor(
    private readonly queues: JobQueues,
    private readonly experiments: Experiments,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.queues.process(QUEUE, () => this.experiments.deleteOld());
    await this.queues.schedule(QUEUE, 'delete-old', { everyMs: DAY_MS });
  }
}

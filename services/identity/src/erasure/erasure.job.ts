import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueues } from '@landsea/nest-kit';
import { AccountErasure } from './account-erasure.service.js';

const QUEUE = 'identity-erasure';
const EVERY_MS = 60_000;

@Injectable()
export class ErasureJob implements OnApplicationBootstrap {
  constructor(
    private readonly queues: JobQueues,
    private readonly erasure: AccountErasure,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.queues.process(QUEUE, () => this.erasure.eraseDue());
    await this.queues.schedule(QUEUE, 'erase-due', { everyMs: EVERY_MS });
  }
}

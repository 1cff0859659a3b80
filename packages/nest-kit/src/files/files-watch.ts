import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { HealthSigns } from '../health/health-signs.js';
import { IntervalTasks } from '../interval-task/interval-tasks.js';
import { Metrics } from '../metrics/metrics.js';
import { FileStore } from './file-store.js';

const EVERY_MS = 8_000;

/** Says within ten seconds that files cannot be kept; everything else of the service goes on. */
@Injectable()
export class FilesWatch implements OnModuleInit {
  private readonly logger = new Logger('files');
  private problem: string | undefined;

  constructor(
    private readonly store: FileStore,
    signs: HealthSigns,
    metrics: Metrics,
    tasks: IntervalTasks,
  ) {
    tasks.add('files', EVERY_MS, () => this.look());
    signs.add('files', () => this.problem && `Files at ${store.place} cannot be kept or read`);
    const up: Gauge = new Gauge({
      name: 'files_up',
      help: '1 while photos and receipts can be kept and read.',
      registers: [metrics.registry],
      collect: (): void => up.set(this.problem === undefined ? 1 : 0),
    });
  }

  /** A wrong setting shows in the first lines of the log. */
  async onModuleInit(): Promise<void> {
    await this.look();
  }

  private async look(): Promise<void> {
    const before = this.problem;
    this.problem = await this.store.probe().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const { place } = this.store;
    if (this.problem !== undefined && before === undefined)
      this.logger.error({
        alarm: 'files-away',
        message: `files at ${place} cannot be kept or read`,
        reason: this.problem,
      });
    if (this.problem === undefined && before !== undefined)
      this.logger.log({ message: `files at ${place} can be kept and read again` });
  }
}

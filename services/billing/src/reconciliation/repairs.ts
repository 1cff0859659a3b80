import { Injectable, Logger } from '@nestjs/common';
import { Metrics } from '@landsea/nest-kit';
import { Counter } from 'prom-client';

/** Many in a short time mean that webhooks do not arrive. */
@Injectable()
export class Repairs {
  private readonly logger = new Logger('reconciliation');
  private readonly counter: Counter<'kind'>;

  constructor({ registry }: Metrics) {
    this.counter = new Counter({
      name: 'reconcile_repairs_total',
      help: 'What the reconciler found that no webhook had reported.',
      labelNames: ['kind'],
      registers: [registry],
    });
  }

  add(kind: string, subject: string): void {
    this.counter.inc({ kind });
    this.logger.warn({ message: 'repaired', kind, subject });
  }
}

import { Injectable, Logger } from '@nestjs/common';
import type { ReleaseAlarm } from '@landsea/contracts/releases';
import { Metrics } from '@landsea/nest-kit';
import { Counter } from 'prom-client';

@Injectable()
export class ReleaseAlarms {
  private readonly logger = new Logger(ReleaseAlarms.name);
  private readonly counter: Counter<'kind' | 'app'>;

  constructor({ registry }: Metrics) {
    this.counter = new Counter({
      name: 'release_alarms_total',
      help: 'Releases that browsers refused (signature, integrity) or that failed at their first render.',
      labelNames: ['kind', 'app'],
      registers: [registry],
    });
  }

  record(alarm: ReleaseAlarm): void {
    this.counter.inc({ kind: alarm.kind, app: alarm.app });
    this.logger.warn({ message: 'release alarm', ...alarm });
  }
}

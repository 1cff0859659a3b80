import { Injectable, Logger } from '@nestjs/common';
import type { ReleaseAlarm } from '@landsea/contracts/releases';
import { Metrics } from '@landsea/nest-kit';
import { Counter } from 'prom-client';

/** Anybody may send an alarm, so only so many builds get a count of their own. */
const MOST_BUILDS = 50;

@Injectable()
export class ReleaseAlarms {
  private readonly logger = new Logger(ReleaseAlarms.name);
  private readonly counter: Counter<'kind' | 'app' | 'build'>;
  private readonly builds = new Set<string>();

  constructor({ registry }: Metrics) {
    this.counter = new Counter({
      name: 'release_alarms_total',
      help: 'Releases that browsers refused (signature, integrity, missing, replay) or that failed at their first render.',
      labelNames: ['kind', 'app', 'build'],
      registers: [registry],
    });
  }

  record(alarm: ReleaseAlarm): void {
    this.counter.inc({ kind: alarm.kind, app: alarm.app, build: this.labelOf(alarm.build) });
    this.logger.error({ message: 'release alarm', alarm: `release-${alarm.kind}`, ...alarm });
  }

  private labelOf(build = 'none'): string {
    if (this.builds.size < MOST_BUILDS) this.builds.add(build);
    return this.builds.has(build) ? build : 'other';
  }
}

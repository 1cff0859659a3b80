import { Injectable, Logger } from '@nestjs/common';
import type { ReleaseAlarm } from '@landsea/contracts/releases';
import { Metrics, RateLimiter, type CountedRule } from '@landsea/nest-kit';
import { Counter } from 'prom-client';

/** Anybody may send an alarm, so only so many builds get a count of their own. */
const MOST_BUILDS = 50;

const MONTH_SECONDS = 30 * 86_400;
/** So many networks have to report it before a build counts as failing. */
const FAILED_NETWORKS = 5;
const perNetwork: CountedRule = { name: 'first-render-network', limit: 1, windowSeconds: MONTH_SECONDS };
const perBuild: CountedRule = {
  name: 'first-render-build',
  limit: FAILED_NETWORKS,
  windowSeconds: MONTH_SECONDS,
};

@Injectable()
export class ReleaseAlarms {
  private readonly logger = new Logger(ReleaseAlarms.name);
  private readonly counter: Counter<'kind' | 'app' | 'build'>;
  private readonly builds = new Set<string>();

  constructor(
    { registry }: Metrics,
    private readonly limiter: RateLimiter,
  ) {
    this.counter = new Counter({
      name: 'release_alarms_total',
      help: 'Releases that browsers refused (signature, integrity, missing, replay) or that failed at their first render.',
      labelNames: ['kind', 'app', 'build'],
      registers: [registry],
    });
  }

  /** @param network of the caller, so that one visitor alone makes no build a failing one */
  async record(alarm: ReleaseAlarm, network: string): Promise<void> {
    const { kind, app, build } = alarm;
    this.counter.inc({ kind, app, build: this.labelOf(build) });
    this.logger.error({ message: 'release alarm', alarm: `release-${kind}`, ...alarm });
    if (kind !== 'first-render' || !build) return;
    const isAgain = (await this.limiter.hit(perNetwork, `${build} ${network}`)) !== undefined;
    if (!isAgain) await this.limiter.hit(perBuild, build);
  }

  /** Those of some builds that visitors of five networks could not open within 30 days. */
  async listFailing(builds: readonly string[]): Promise<string[]> {
    const states = await Promise.all(builds.map((build) => this.limiter.state(perBuild, build)));
    return builds.filter((_, index) => (states[index]?.left ?? 1) <= 0);
  }

  private labelOf(build = 'none'): string {
    if (this.builds.size < MOST_BUILDS) this.builds.add(build);
    return this.builds.has(build) ? build : 'other';
  }
}

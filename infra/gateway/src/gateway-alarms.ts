import type { ReleaseAlarm } from '@landsea/contracts/releases';
import type { Logger } from 'pino';
import type { GatewayMetrics } from './metrics.js';

/** An alarm whose cause is still there comes again this often, and is over when it was not seen for as long. */
const EVERY_MS = 60_000;

interface Raised {
  alarm: ReleaseAlarm;
  loggedAt: number;
  seenAt: number;
}

export class GatewayAlarms {
  private readonly raised = new Map<string, Raised>();

  constructor(
    private readonly metrics: GatewayMetrics,
    private readonly log: Logger | undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  raise(alarm: ReleaseAlarm): void {
    const key = [alarm.kind, alarm.app, alarm.build].join(' ');
    const known = this.raised.get(key);
    const isDue = known === undefined || this.now() - known.loggedAt >= EVERY_MS;
    this.raised.set(key, { alarm, seenAt: this.now(), loggedAt: isDue ? this.now() : known.loggedAt });
    if (!isDue) return;
    this.metrics.countAlarm(alarm);
    this.log?.error({ alarm: `release-${alarm.kind}`, ...alarm }, 'release alarm');
  }

  /** A list was taken whole: nothing of what came before is wrong any more. */
  clear(): void {
    this.raised.clear();
  }

  listCurrent(): ReleaseAlarm[] {
    return [...this.raised.values()].flatMap(({ alarm, seenAt }) =>
      this.now() - seenAt < EVERY_MS ? [alarm] : [],
    );
  }
}

import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { ReleaseAlarm, ReleaseList } from '@landsea/contracts/releases';

export interface AnsweredRequest {
  /** The rule of the path table, which carries no token. */
  route: string;
  /** The service that answered, or which part of the gateway did. */
  upstream: string;
  status: number;
  seconds: number;
}

export class GatewayMetrics {
  readonly registry = new Registry();
  private readonly requests: Histogram<'route' | 'upstream' | 'status'>;
  private readonly alarms: Counter<'kind' | 'app' | 'build'>;
  private readonly unreachable: Counter<'upstream'>;
  private readonly version: Gauge;
  private readonly switchedAt: Gauge;
  private readonly expiresAt: Gauge;

  constructor() {
    const registers = [this.registry];
    this.registry.setDefaultLabels({ service: 'gateway' });
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'gateway_request_duration_seconds',
      help: 'Time to answer, by route, what answered, and status.',
      labelNames: ['route', 'upstream', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 30],
      registers,
    });
    this.alarms = new Counter({
      name: 'gateway_release_alarms_total',
      help: 'Lists of releases that the gateway refused, and files of live builds that it misses.',
      labelNames: ['kind', 'app', 'build'],
      registers,
    });
    this.unreachable = new Counter({
      name: 'gateway_unreachable_total',
      help: 'Calls for which no copy of their service could be reached.',
      labelNames: ['upstream'],
      registers,
    });
    this.version = new Gauge({
      name: 'gateway_release_list_version',
      help: 'The version of the list of front ends that visitors get.',
      registers,
    });
    this.switchedAt = new Gauge({
      name: 'gateway_release_list_switched_timestamp_seconds',
      help: 'The time at which the gateway took that list.',
      registers,
    });
    this.expiresAt = new Gauge({
      name: 'gateway_release_list_expires_timestamp_seconds',
      help: 'The time until which that list has to be signed anew; 0 for a list without one.',
      registers,
    });
  }

  countRequest({ route, upstream, status, seconds }: AnsweredRequest): void {
    this.requests.observe({ route, upstream, status: String(status) }, seconds);
  }

  countUnreachable(upstream: string): void {
    this.unreachable.inc({ upstream });
  }

  countAlarm({ kind, app, build = 'none' }: ReleaseAlarm): void {
    this.alarms.inc({ kind, app, build });
  }

  noteList({ version, expiresAt }: ReleaseList): void {
    this.version.set(version);
    this.expiresAt.set(expiresAt ? Date.parse(expiresAt) / 1000 : 0);
    this.switchedAt.setToCurrentTime();
  }
}

import { Injectable } from '@nestjs/common';
import { Metrics } from '@landsea/nest-kit';
import { Counter, Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { countBacklog, type EventBacklog } from './stripe-event.queries.js';

const GAUGES: { name: string; help: string; read: keyof EventBacklog }[] = [
  { name: 'stripe_events_pending', help: 'Events that wait for a worker.', read: 'pending' },
  {
    name: 'stripe_events_oldest_pending_seconds',
    help: 'Age of the oldest event that waits.',
    read: 'oldestSeconds',
  },
  { name: 'stripe_events_dead', help: 'Events given up after ten tries.', read: 'dead' },
];

@Injectable()
export class EventMetrics {
  readonly accepted: Counter;

  constructor(dataSource: DataSource, { registry }: Metrics) {
    const registers = [registry];
    this.accepted = new Counter({
      name: 'stripe_events_accepted_total',
      help: 'Events stored for the first time.',
      registers,
    });
    for (const { name, help, read } of GAUGES) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        collect: async () => {
          gauge.set((await countBacklog(dataSource))[read]);
        },
      });
    }
  }
}

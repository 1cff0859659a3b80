import { Injectable } from '@nestjs/common';
import { Metrics } from '@landsea/nest-kit';
import { Counter, Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { eventBacklog } from './stripe-event.queries.js';

/** How Stripe's events fare. A dead one, or an old pending one, is an alarm. */
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
    const oldest = new Gauge({
      name: 'stripe_events_oldest_pending_seconds',
      help: 'Age of the oldest event that waits.',
      registers,
    });
    const dead = new Gauge({
      name: 'stripe_events_dead',
      help: 'Events given up after ten tries.',
      registers,
    });
    const pending = new Gauge({
      name: 'stripe_events_pending',
      help: 'Events that wait for a worker.',
      registers,
      collect: async () => {
        const backlog = await eventBacklog(dataSource);
        pending.set(backlog.pending);
        oldest.set(backlog.oldestSeconds);
        dead.set(backlog.dead);
      },
    });
  }
}

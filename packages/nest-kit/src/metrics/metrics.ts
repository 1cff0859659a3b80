import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { ServiceName } from '@landsea/contracts/messages';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { getRoutePath } from '../logs/access-log.js';
import { SERVICE_NAME } from '../http/routes/tokens.js';

@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;

  constructor(@Inject(SERVICE_NAME) service: ServiceName, dataSource: DataSource) {
    this.registry.setDefaultLabels({ service });
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [this.registry],
    });
    const outbox = new Gauge({
      name: 'outbox_messages_waiting',
      help: 'Messages that their receiver has not committed yet.',
      registers: [this.registry],
      collect: async () => {
        const [row] = await dataSource.query<[{ waiting: number }]>(
          'SELECT count(*)::int AS waiting FROM outbox_message WHERE sent_at IS NULL',
        );
        outbox.set(row.waiting);
      },
    });
  }

  readonly measure = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const stop = this.requests.startTimer();
    response.on('finish', () => {
      stop({ method: request.method, route: getRoutePath(request), status: String(response.statusCode) });
    });
    next();
  };
}

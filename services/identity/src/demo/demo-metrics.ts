import { Inject, Injectable } from '@nestjs/common';
import { DemoKind } from '@landsea/contracts/account';
import { CLOCK, Metrics, type Clock } from '@landsea/nest-kit';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { countCopies } from './demo-copies.queries.js';

@Injectable()
export class DemoMetrics {
  constructor(dataSource: DataSource, { registry }: Metrics, @Inject(CLOCK) clock: Clock) {
    const gauge: Gauge<'state' | 'kind'> = new Gauge({
      name: 'demo_copies',
      help: 'Private copies of the demo: free ones wait for a visitor, all counts every one that exists.',
      labelNames: ['state', 'kind'],
      registers: [registry],
      collect: async () => {
        for (const kind of DemoKind.options) {
          const { free, all } = await countCopies(dataSource.manager, kind, clock());
          gauge.set({ state: 'free', kind }, free);
          gauge.set({ state: 'all', kind }, all);
        }
      },
    });
  }
}

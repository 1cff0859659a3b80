import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Metrics } from '../metrics/metrics.js';
import { countWaitingMail } from './mail.queries.js';

@Injectable()
export class MailGauge {
  constructor(metrics: Metrics, dataSource: DataSource) {
    const gauge: Gauge = new Gauge({
      name: 'mail_messages_waiting',
      help: 'Mail that no mail server has taken yet.',
      registers: [metrics.registry],
      collect: async () => {
        gauge.set(await countWaitingMail(dataSource));
      },
    });
  }
}

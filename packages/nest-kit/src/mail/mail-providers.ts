import { Injectable, Logger, type OnApplicationBootstrap, type Provider } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import type { KitEnv } from '../env/kit-env.js';
import { EnvError } from '../env/parse-env.js';
import { HealthSigns } from '../health/health-signs.js';
import { MailDispatch } from './mail-dispatch.js';
import { MailRelay } from './mail-relay.js';
import { MailSender } from './mail-sender.js';
import { Mailer } from './mailer.js';
import { Metrics } from '../metrics/metrics.js';
import { countWaitingMail } from './mail.queries.js';

@Injectable()
class MailGauge {
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

@Injectable()
class MailWaits implements OnApplicationBootstrap {
  constructor(private readonly signs: HealthSigns) {}

  onApplicationBootstrap(): void {
    new Logger('mail').warn({ message: 'SMTP_URL is not set: mail is kept and not sent' });
    this.signs.add('mail', () => 'SMTP_URL is not set: mail is kept and not sent');
  }
}

/** @throws EnvError in production without SMTP_URL: people would wait for mail that never leaves. */
export function makeMailProviders({ NODE_ENV, SMTP_URL, MAIL_FROM }: KitEnv): Provider[] {
  if (SMTP_URL) {
    const relay = { provide: MailRelay, useValue: new MailRelay(SMTP_URL, MAIL_FROM) };
    return [Mailer, MailGauge, relay, MailSender, MailDispatch];
  }
  if (NODE_ENV === 'production')
    throw new EnvError(
      'these variables are missing or wrong: SMTP_URL (expected an smtp:// or smtps:// URL)',
    );
  return [Mailer, MailGauge, MailWaits];
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IntervalTasks } from '../interval-task/interval-tasks.js';

const EVERY_MS = 10 * 60 * 1000;
const SWEEPS = [
  `DELETE FROM outbox_message WHERE sent_at < now() - interval '7 days'`,
  `DELETE FROM inbox_message WHERE received_at < now() - interval '90 days'`,
  `DELETE FROM idempotency_key WHERE created_at < now() - interval '24 hours'`,
  `DELETE FROM mail_message WHERE coalesce(sent_at, given_up_at) < now() - interval '7 days'`,
  `DELETE FROM rate_limit_count WHERE expire < extract(epoch FROM now()) * 1000`,
  `DELETE FROM held_slot WHERE expires_at < now()`,
];

/** Several copies may sweep at once. */
@Injectable()
export class Retention {
  constructor(
    private readonly dataSource: DataSource,
    tasks: IntervalTasks,
  ) {
    tasks.add('retention', EVERY_MS, () => this.sweep());
  }

  async sweep(): Promise<void> {
    for (const statement of SWEEPS) await this.dataSource.query(statement);
  }
}

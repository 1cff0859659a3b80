import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { makeUnavailable } from '../errors/plain-errors.js';
import { Drain } from './drain.js';
import { HealthSigns } from './health-signs.js';

const LATE_MINUTES = 5;
const late = `created_at < now() - make_interval(mins => ${LATE_MINUTES})`;

const findLateWork = async (dataSource: DataSource): Promise<Record<string, string>> => {
  const [row] = await dataSource.query<[{ queue: boolean; mail: boolean }]>(
    `SELECT EXISTS (SELECT FROM outbox_message WHERE sent_at IS NULL AND ${late}) AS queue,
       EXISTS (SELECT FROM mail_message WHERE sent_at IS NULL AND given_up_at IS NULL AND ${late}) AS mail`,
  );
  return {
    ...(row.queue && {
      queue: `Messages to other services wait for more than ${LATE_MINUTES} minutes`,
    }),
    ...(row.mail && { mail: `Mail waits for more than ${LATE_MINUTES} minutes` }),
  };
};

export type Ready = { status: 'ok' } | { status: 'degraded'; problems: Record<string, string> };

@Injectable()
export class Readiness {
  constructor(
    private readonly dataSource: DataSource,
    private readonly drain: Drain,
    private readonly signs: HealthSigns,
  ) {}

  /** @throws DomainError SERVICE_UNAVAILABLE while it shuts down or its database does not answer. */
  async check(): Promise<Ready> {
    if (this.drain.draining) throw makeUnavailable('draining');
    const problems = { ...(await findLateWork(this.dataSource)), ...this.signs.listProblems() };
    return Object.keys(problems).length > 0 ? { status: 'degraded', problems } : { status: 'ok' };
  }
}

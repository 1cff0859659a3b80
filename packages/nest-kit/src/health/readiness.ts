import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unavailable } from '../errors/plain-errors.js';
import { Drain } from './drain.js';
import { HealthSigns } from './health-signs.js';
import { lateWork } from './late-work.js';

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
    if (this.drain.draining) throw unavailable('draining');
    const problems = { ...(await lateWork(this.dataSource)), ...this.signs.problems() };
    return Object.keys(problems).length > 0 ? { status: 'degraded', problems } : { status: 'ok' };
  }
}

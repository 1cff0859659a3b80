import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { makeUnavailable } from '../errors/plain-errors.js';
import { Drain } from './drain.js';
import { HealthSigns } from './health-signs.js';
import { findLateWork } from './late-work.js';

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

import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { unavailable } from '../errors/plain-errors.js';
import { Public } from '../routes/route-marks.js';
import { Drain } from './drain.js';
import { HealthSigns } from './health-signs.js';

@Public()
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly drain: Drain,
    private readonly signs: HealthSigns,
  ) {}

  /** The process runs. */
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process can serve: its database answers, and it is not shutting down. Degraded: but not everything. */
  @Get('ready')
  async ready(): Promise<{ status: 'ok' } | { status: 'degraded'; problems: Record<string, string> }> {
    if (this.drain.draining) throw unavailable('draining');
    await this.dataSource.query('SELECT 1');
    const problems = this.signs.problems();
    return Object.keys(problems).length > 0 ? { status: 'degraded', problems } : { status: 'ok' };
  }
}

import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { unavailable } from '../errors/plain-errors.js';
import { Public } from '../routes/route-marks.js';
import { Drain } from './drain.js';

@Public()
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly drain: Drain,
  ) {}

  /** The process runs. */
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process can serve: its database answers, and it is not shutting down. */
  @Get('ready')
  async ready(): Promise<{ status: 'ok' }> {
    if (this.drain.draining) throw unavailable('draining');
    await this.dataSource.query('SELECT 1');
    return { status: 'ok' };
  }
}

import { Controller, Get } from '@nestjs/common';
import { Uncounted } from '../limits/rate-limit/rate-limit.mark.js';
import { Public } from '../http/routes/route-marks.js';
import { Readiness, type Ready } from './readiness.js';

@Public()
@Uncounted()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process runs. */
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process can serve: its database answers, and it is not shutting down. Degraded: but not everything. */
  @Get('ready')
  ready(): Promise<Ready> {
    return this.readiness.check();
  }
}

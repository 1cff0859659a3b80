import { Controller, Get } from '@nestjs/common';
import { Uncounted } from '../limits/rate-limit/rate-limit.mark.js';
import { Public } from '../http/routes/route-marks.js';
import { Readiness, type Ready } from './readiness.js';

@Public()
@Uncounted()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  ready(): Promise<Ready> {
    return this.readiness.check();
  }
}

import { Controller, Get, Header } from '@nestjs/common';
import { Uncounted } from '../limits/rate-limit/rate-limit.mark.js';
import { Public } from '../http/routes/route-marks.js';
import { Metrics } from './metrics.js';

/** The gateway does not route it. */
@Public()
@Uncounted()
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  async read(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}

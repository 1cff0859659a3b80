import type { ServerResponse } from 'node:http';
import { Arrival } from '@landsea/contracts/booking-windows';
import { ApiAnswer, CLOCK, KIT_ENV, Public, RateLimit, type Clock } from '@landsea/nest-kit';
import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import type { TripsEnv } from '../../env.js';
import { makeArrivalCalendar } from './arrival-calendar.js';

const headers = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'attachment; filename="landsea.ics"',
  'Cache-Control': 'public, max-age=3600',
};

@Public()
@Controller('api/v1/planning-calendar')
export class ArrivalCalendarController {
  constructor(
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get()
  @RateLimit({ name: 'planning-calendar', limit: 60, windowSeconds: 60, by: 'address' })
  @ApiAnswer(undefined)
  async getCalendar(
    @Query({ schema: Arrival }) arrival: Arrival,
    @Res({ passthrough: true }) response: ServerResponse,
  ): Promise<string> {
    const text = await makeArrivalCalendar(arrival, this.env.PUBLIC_ORIGIN, this.clock());
    // Headers are set here: a refusal is no file and must not be cached.
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return text;
  }
}

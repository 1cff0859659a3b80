import { FailingBuilds, FailingBuildsQuery, ReleaseAlarm } from '@landsea/contracts/releases';
import { ApiAnswer, getCallerAddressKey, Public, RateLimit } from '@landsea/nest-kit';
import { Body, Controller, Get, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { ReleaseAlarms } from './release-alarms.service.js';

@Controller('api/v1/release-alarms')
export class ReleaseAlarmsController {
  constructor(private readonly alarms: ReleaseAlarms) {}

  @Public()
  @RateLimit({ name: 'release-alarm', limit: 30, windowSeconds: 60, by: 'address' })
  @Post()
  @ApiAnswer(undefined, 204)
  raise(@Body({ schema: ReleaseAlarm }) alarm: ReleaseAlarm, @Req() request: Request): Promise<void> {
    return this.alarms.record(alarm, getCallerAddressKey(request));
  }

  @Public()
  @Get('failing')
  @ApiAnswer(FailingBuilds)
  async listFailing(
    @Query({ schema: FailingBuildsQuery }) { builds }: FailingBuildsQuery,
  ): Promise<FailingBuilds> {
    return { failing: await this.alarms.listFailing(builds.split(',')) };
  }
}

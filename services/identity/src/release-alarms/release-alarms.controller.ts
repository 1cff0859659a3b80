import { ReleaseAlarm } from '@landsea/contracts/releases';
import { ApiAnswer, Public, RateLimit } from '@landsea/nest-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ReleaseAlarms } from './release-alarms.service.js';

@Controller('api/v1/release-alarms')
export class ReleaseAlarmsController {
  constructor(private readonly alarms: ReleaseAlarms) {}

  @Public()
  @RateLimit({ name: 'release-alarm', limit: 30, windowSeconds: 60, by: 'address' })
  @Post()
  @HttpCode(204)
  @ApiAnswer(undefined, 204)
  raise(@Body({ schema: ReleaseAlarm }) alarm: ReleaseAlarm): void {
    this.alarms.record(alarm);
  }
}

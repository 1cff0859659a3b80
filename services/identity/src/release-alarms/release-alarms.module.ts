import { Module } from '@nestjs/common';
import { ReleaseAlarmsController } from './release-alarms.controller.js';
import { ReleaseAlarms } from './release-alarms.service.js';

@Module({ controllers: [ReleaseAlarmsController], providers: [ReleaseAlarms] })
export class ReleaseAlarmsModule {}

import { Module } from '@nestjs/common';
import { AccountActivityModule } from '../account-activity/account-activity.module.js';
import { OwnSessionsController } from './own-sessions.controller.js';
import { OwnSessions } from './own-sessions.service.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsPersonalData } from './sessions.personal-data.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [AccountActivityModule],
  controllers: [SessionsController, OwnSessionsController],
  providers: [SessionsService, OwnSessions, SessionsPersonalData],
  exports: [SessionsService, OwnSessions],
})
export class SessionsModule {}

import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { AccountActivityController } from './account-activity.controller.js';
import { AccountActivityPersonalData } from './account-activity.personal-data.js';
import { AccountActivity } from './account-activity.service.js';

@Module({
  imports: [UsersModule],
  controllers: [AccountActivityController],
  providers: [AccountActivity, AccountActivityPersonalData],
  exports: [AccountActivity],
})
export class AccountActivityModule {}

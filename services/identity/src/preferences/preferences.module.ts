import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { PeopleNotificationsController } from './people-notifications.controller.js';
import { PreferencesPersonalData } from './preferences.personal-data.js';
import { Preferences } from './preferences.service.js';

@Module({
  imports: [UsersModule],
  controllers: [PeopleNotificationsController],
  providers: [Preferences, PreferencesPersonalData],
  exports: [Preferences],
})
export class PreferencesModule {}

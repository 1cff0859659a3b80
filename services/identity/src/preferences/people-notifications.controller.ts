import { PersonNotifications } from '@landsea/contracts/planning';
import { ApiAnswer, Internal, makeNotFound } from '@landsea/nest-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { ownId } from '../own-id.js';
import { UsersService } from '../users/users.service.js';
import { Preferences } from './preferences.service.js';

@Internal()
@Controller('internal/people')
export class PeopleNotificationsController {
  constructor(
    private readonly users: UsersService,
    private readonly preferences: Preferences,
  ) {}

  @Get(':userId/notifications')
  @ApiAnswer(PersonNotifications)
  async getNotifications(@Param('userId', ownId) userId: string): Promise<PersonNotifications> {
    const user = await this.users.findById(userId);
    if (!user) throw makeNotFound();
    const notifications = await this.preferences.getNotifications(userId);
    const { email, firstName, emailVerified, isDemo } = user;
    const remindersByMail = notifications.remindersByMail && !isDemo;
    return { userId, email, firstName, emailVerified, notifications: { ...notifications, remindersByMail } };
  }
}

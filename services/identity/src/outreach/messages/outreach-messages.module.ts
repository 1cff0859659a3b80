import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module.js';
import { OutreachMessagesController } from './outreach-messages.controller.js';
import { OutreachMessagesPersonalData } from './outreach-messages.personal-data.js';
import { OutreachMessages } from './outreach-messages.service.js';

@Module({
  imports: [UsersModule],
  controllers: [OutreachMessagesController],
  providers: [OutreachMessages, OutreachMessagesPersonalData],
})
export class OutreachMessagesModule {}

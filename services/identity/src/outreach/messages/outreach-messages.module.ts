import { byUser } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module.js';
import { OutreachMessageRow } from './outreach-message.entity.js';
import { OutreachMessagesController } from './outreach-messages.controller.js';
import { OutreachMessages } from './outreach-messages.service.js';

@Module({
  imports: [UsersModule],
  controllers: [OutreachMessagesController],
  providers: [OutreachMessages],
})
export class OutreachMessagesModule {
  static readonly personalData = [
    byUser(OutreachMessageRow, {
      messagesToLandsea: ['id', 'kind', 'topic', 'name', 'email', 'message', 'userId', 'createdAt'],
    }),
  ];
}

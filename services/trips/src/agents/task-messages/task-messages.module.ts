import { Module } from '@nestjs/common';
import { PlansModule } from '../../grants/plans/plans.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { MessageFieldsModule } from '../message-fields/message-fields.module.js';
import { TeamModule } from '../team/team.module.js';
import { FilledMessages } from './filled-messages.js';
import { TaskMessageDispatch } from './task-message-dispatch.js';
import { TaskMessagesController } from './task-messages.controller.js';
import { TaskMessagesService } from './task-messages.service.js';

@Module({
  imports: [ConversationsModule, MessageFieldsModule, PlansModule, TeamModule],
  controllers: [TaskMessagesController],
  providers: [TaskMessagesService, FilledMessages, TaskMessageDispatch],
})
export class TaskMessagesModule {}

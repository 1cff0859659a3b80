import { byUser } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import { CreateMessageTemplates1764570000000 } from '../../migrations/agents/1764570000000-create-message-templates.js';
import { TeamModule } from '../team/team.module.js';
import { MessageTemplateRow } from './message-template.entity.js';
import { MessageTemplatesController } from './message-templates.controller.js';
import { MessageTemplatesService } from './message-templates.service.js';

@Module({
  imports: [TeamModule],
  controllers: [MessageTemplatesController],
  providers: [MessageTemplatesService],
})
export class MessageTemplatesModule {
  static readonly personalData = [
    byUser(MessageTemplateRow, { messageTemplates: ['title', 'body', 'isShared'] }),
  ];
  static readonly entities = [MessageTemplateRow];
  static readonly migrations = [CreateMessageTemplates1764570000000];
}

import { byUser } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import { CreateMessageTemplates1764570000000 } from '../../migrations/agents/1764570000000-create-message-templates.js';
import { CreateTaskLists1764620010000 } from '../../migrations/agents/1764620010000-create-task-lists.js';
import { CreateQuoteTemplates1764911010000 } from '../../migrations/agents/1764911010000-create-quote-templates.js';
import { TeamModule } from '../team/team.module.js';
import { MessageTemplateRow } from './message-template.entity.js';
import { MessageTemplatesController } from './message-templates.controller.js';
import { MessageTemplatesService } from './message-templates.service.js';
import { QuoteTemplateRow } from './quote-template.entity.js';
import { QuoteTemplatesController } from './quote-templates.controller.js';
import { QuoteTemplatesService } from './quote-templates.service.js';
import { TaskListRow } from './task-list.entity.js';
import { TaskListsController } from './task-lists.controller.js';
import { TaskListsService } from './task-lists.service.js';

@Module({
  imports: [TeamModule],
  controllers: [MessageTemplatesController, TaskListsController, QuoteTemplatesController],
  providers: [MessageTemplatesService, TaskListsService, QuoteTemplatesService],
  exports: [TaskListsService],
})
export class OwnTemplatesModule {
  static readonly personalData = [
    byUser(MessageTemplateRow, { messageTemplates: ['title', 'body', 'isShared'] }),
    byUser(TaskListRow, { taskLists: ['title', 'tasks', 'isShared'] }),
    byUser(QuoteTemplateRow, { quoteTemplates: ['title', 'options', 'isShared'] }),
  ];
  static readonly entities = [MessageTemplateRow, TaskListRow, QuoteTemplateRow];
  static readonly migrations = [
    CreateMessageTemplates1764570000000,
    CreateTaskLists1764620010000,
    CreateQuoteTemplates1764911010000,
  ];
}

import { Module } from '@nestjs/common';
import { CreateConversations1764020400000 } from '../../migrations/agents/1764020400000-create-conversations.js';
import { CreateConversationNotices1764020600000 } from '../../migrations/agents/1764020600000-create-conversation-notices.js';
import { TeamModule } from '../team/team.module.js';
import { ConversationEvents } from './conversation-events.js';
import { ConversationMessageRow } from './conversation-message.entity.js';
import { ConversationReaderRow } from './conversation-reader.entity.js';
import { ConversationStreamController } from './conversation-stream.controller.js';
import { ConversationStream } from './conversation-stream.js';
import { ConversationRow } from './conversation.entity.js';
import { ConversationsController } from './conversations.controller.js';
import { ConversationsPersonalData } from './conversations.personal-data.js';
import { ConversationsService } from './conversations.service.js';
import { ConversationNoticeRow } from './notices/conversation-notice.entity.js';
import { MessageNotices } from './notices/message-notices.js';

@Module({
  imports: [TeamModule],
  // The stream's path would else be read as the id of a conversation.
  controllers: [ConversationStreamController, ConversationsController],
  providers: [
    ConversationsService,
    ConversationEvents,
    ConversationStream,
    ConversationsPersonalData,
    MessageNotices,
  ],
})
export class ConversationsModule {
  static readonly entities = [
    ConversationRow,
    ConversationMessageRow,
    ConversationReaderRow,
    ConversationNoticeRow,
  ];
  static readonly migrations = [CreateConversations1764020400000, CreateConversationNotices1764020600000];
}

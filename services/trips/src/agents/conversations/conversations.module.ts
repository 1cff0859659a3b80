import { Module } from '@nestjs/common';
import { CreateConversations1764020400000 } from '../../migrations/agents/1764020400000-create-conversations.js';
import { CreateConversationNotices1764020600000 } from '../../migrations/agents/1764020600000-create-conversation-notices.js';
import { AddConversationEmails1764020700000 } from '../../migrations/agents/1764020700000-add-conversation-emails.js';
import { AddMessageSender1764035000000 } from '../../migrations/agents/1764035000000-add-message-sender.js';
import { CreateConversationFiles1764032000000 } from '../../migrations/agents/1764032000000-create-conversation-files.js';
import { WriteToPeopleWithoutAccount1764100010000 } from '../../migrations/agents/1764100010000-write-to-people-without-account.js';
import { AddressVerificationModule } from '../../trip/address-verification/address-verification.module.js';
import { KeepHeldEmailsWhole1764061000000 } from '../../migrations/agents/1764061000000-keep-held-emails-whole.js';
import { FilesModule } from '../../trip/files/files.module.js';
import { InboundMailModule } from '../../trip/inbound-mail/inbound-mail.module.js';
import { BrandingModule } from '../branding/branding.module.js';
import { TeamModule } from '../team/team.module.js';
import { ConversationFileRow } from './attachments/conversation-file.entity.js';
import { ConversationFilesController } from './attachments/conversation-files.controller.js';
import { ConversationFiles } from './attachments/conversation-files.service.js';
import { ClientMessagesController } from './client-messages.controller.js';
import { ClientMessagesService } from './client-messages.service.js';
import { ClientVoice } from './client-voice.js';
import { ConversationEvents } from './conversation-events.js';
import { ConversationMessageRow } from './conversation-message.entity.js';
import { ConversationReaderRow } from './conversation-reader.entity.js';
import { ConversationStreamController } from './conversation-stream.controller.js';
import { ConversationStream } from './conversation-stream.js';
import { ConversationRow } from './conversation.entity.js';
import { ConversationsController } from './conversations.controller.js';
import { ConversationsPersonalData } from './conversations.personal-data.js';
import { ConversationsService } from './conversations.service.js';
import { ConversationEmailsController } from './emails/conversation-emails.controller.js';
import { ConversationMailboxRow } from './emails/conversation-mailbox.entity.js';
import { EmailReader } from './emails/email-reader.js';
import { HeldEmailRow } from './emails/held-email.entity.js';
import { HeldEmails } from './emails/held-emails.service.js';
import { InboundSenders } from './emails/inbound-sender.js';
import { InboundEmailsController } from './emails/inbound-emails.controller.js';
import { InboundEmails } from './emails/inbound-emails.service.js';
import { ConversationNoticeRow } from './notices/conversation-notice.entity.js';
import { EmailPermission } from './email-permission.js';
import { MessageEmailRow } from './notices/message-email.entity.js';
import { MessageEmails } from './notices/message-emails.js';
import { MessageNotices } from './notices/message-notices.js';

@Module({
  imports: [AddressVerificationModule, BrandingModule, InboundMailModule, TeamModule, FilesModule],
  // The stream's path would match the id of a conversation otherwise.
  controllers: [
    ConversationStreamController,
    ConversationsController,
    ClientMessagesController,
    ConversationEmailsController,
    ConversationFilesController,
    InboundEmailsController,
  ],
  providers: [
    ConversationsService,
    ClientMessagesService,
    ConversationEvents,
    ConversationStream,
    ConversationsPersonalData,
    EmailPermission,
    MessageEmails,
    MessageNotices,
    EmailReader,
    InboundSenders,
    InboundEmails,
    HeldEmails,
    ConversationFiles,
    ClientVoice,
  ],
  exports: [ClientVoice, ConversationsService, EmailPermission],
})
export class ConversationsModule {
  static readonly entities = [
    ConversationRow,
    ConversationMessageRow,
    ConversationReaderRow,
    ConversationNoticeRow,
    MessageEmailRow,
    ConversationMailboxRow,
    HeldEmailRow,
    ConversationFileRow,
  ];
  static readonly migrations = [
    CreateConversations1764020400000,
    CreateConversationNotices1764020600000,
    AddConversationEmails1764020700000,
    CreateConversationFiles1764032000000,
    AddMessageSender1764035000000,
    KeepHeldEmailsWhole1764061000000,
    WriteToPeopleWithoutAccount1764100010000,
  ];
}

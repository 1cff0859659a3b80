import { PersonContact } from '@landsea/contracts/account';
import { ServiceClient } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConversationsService } from '../conversations.service.js';
import { selectAddressed, selectConversation, type OpenedConversation } from '../conversations.queries.js';
import type { ConversationMailboxRow } from './conversation-mailbox.entity.js';

/** The person who got the address of a mailbox. Without an account, files of theirs are kept as the agent's. */
export interface InboundSender {
  userId: string | null;
  keptBy: string;
  firstName: string;
  email: string;
  emailVerified: boolean;
}

type Mailbox = Pick<ConversationMailboxRow, 'conversationId' | 'userId'>;

@Injectable()
export class InboundSenders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly conversations: ConversationsService,
  ) {}

  /**
   * The agent wrote to this address, and only its reader knows the mailbox: it counts as verified.
   * @throws DomainError SERVICE_UNAVAILABLE while identity is unreachable.
   */
  async find({ conversationId, userId }: Mailbox): Promise<InboundSender | undefined> {
    if (userId !== null) {
      const person = await this.services.get('identity', `/internal/people/${userId}`, PersonContact);
      return person && { ...person, keptBy: userId };
    }
    const addressed = await selectAddressed(this.dataSource.manager, conversationId);
    if (!addressed) return undefined;
    const { firstName, email, conversation } = addressed;
    return { userId, keptBy: conversation.agentId, firstName, email, emailVerified: true };
  }

  async findConversation(
    manager: EntityManager,
    { conversationId, userId }: Mailbox,
  ): Promise<OpenedConversation | undefined> {
    if (userId === null) return (await selectAddressed(manager, conversationId))?.conversation;
    return selectConversation(
      manager,
      await this.conversations.getViewer(manager, { userId }),
      conversationId,
    );
  }
}

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

interface InboundWriter {
  userId: string | null;
  firstName: string;
  /** The address, unless it is the person's own. */
  sentFrom: string | null;
}

type Mailbox = Pick<ConversationMailboxRow, 'conversationId' | 'userId'>;

/** Somebody of the household whose address the agent wrote down; nobody for the mailbox of an agent. */
const selectRelative = async (
  manager: EntityManager,
  { conversationId, userId }: Mailbox,
  address: string,
): Promise<string | undefined> => {
  const [person] = await manager.query<{ firstName: string }[]>(
    `SELECT p.first_name AS "firstName" FROM conversation v JOIN client_person p ON p.client_id = v.client_id
      WHERE v.id = $1 AND v.user_id IS NOT DISTINCT FROM $3::uuid AND lower(p.email) = $2 ORDER BY p.created_at, p.id LIMIT 1`,
    [conversationId, address, userId],
  );
  return person?.firstName;
};

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

  /**
   * The person of the mailbox, or somebody of their household, who has no account here; undefined for anybody
   * else.
   */
  async findWriter(
    mailbox: Mailbox,
    from: string,
    { userId, firstName, email, emailVerified }: InboundSender,
  ): Promise<InboundWriter | undefined> {
    if (emailVerified && from === email.toLowerCase()) return { userId, firstName, sentFrom: null };
    const relative = await selectRelative(this.dataSource.manager, mailbox, from);
    return relative === undefined ? undefined : { userId: null, firstName: relative, sentFrom: from };
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

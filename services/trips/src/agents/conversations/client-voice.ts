import type { Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { openConversation, selectAddressed, selectConversation } from './conversations.queries.js';
import { ConversationsService } from './conversations.service.js';

interface Speaker {
  id: string;
  /** Null for a client without an account. */
  userId: string | null;
  firstName: string;
  email: string | null;
}

/** Messages that a client writes on a page for which they need no account. */
@Injectable()
export class ClientVoice {
  constructor(private readonly conversations: ConversationsService) {}

  /** Idempotent by id; the agent gets the email about an unread message. */
  async say(
    manager: EntityManager,
    { id: clientId, userId, firstName, email }: Speaker,
    message: { id: string; body: string },
  ): Promise<void> {
    const opened = await openConversation(manager, { clientId, userId, email }, null);
    const conversation = userId
      ? await this.findAsClient(manager, { userId }, opened)
      : (await selectAddressed(manager, opened))?.conversation;
    if (conversation)
      await this.conversations.add(manager, conversation, { userId, firstName }, { ...message, via: 'app' });
  }

  private async findAsClient(manager: EntityManager, user: Pick<Principal, 'userId'>, id: string) {
    return selectConversation(manager, await this.conversations.getViewer(manager, user), id);
  }
}

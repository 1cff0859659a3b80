import type { ConversationMessage, WholeEmail } from '@landsea/contracts/agents';
import { CLOCK, IntervalTasks, makeNotFound, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ConversationEvents } from '../conversation-events.js';
import { assertOpen, ConversationsService } from '../conversations.service.js';
import { insertMessage, selectMessage } from '../conversations.queries.js';
import { selectClient } from '../correspondents.queries.js';
import {
  dismissHeldEmail,
  forgetDismissedEmails,
  restoreHeldEmail,
  selectWholeHeldEmail,
  takeHeldEmail,
} from './conversation-emails.queries.js';

const EVERY_MS = 10 * 60_000;

@Injectable()
export class HeldEmails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly conversations: ConversationsService,
    private readonly events: ConversationEvents,
    @Inject(CLOCK) private readonly clock: Clock,
    tasks: IntervalTasks,
  ) {
    tasks.add('dismissed emails', EVERY_MS, () =>
      forgetDismissedEmails(this.dataSource.manager, this.clock()),
    );
  }

  /**
   * The message has no author account, and the next email from that address is held again.
   * @throws DomainError NOT_FOUND, FORBIDDEN once the client has left.
   */
  accept(user: Principal, conversationId: string, heldId: string): Promise<ConversationMessage> {
    return this.dataSource.transaction(async (manager) => {
      const conversation = await this.conversations.findAsAgent(manager, user, conversationId);
      assertOpen(conversation);
      const viewer = await this.conversations.getViewer(manager, user);
      const client = await selectClient(manager, viewer, conversation.clientId);
      const held = await takeHeldEmail(manager, conversationId, heldId, this.clock());
      if (!held || !client) throw makeNotFound();
      await insertMessage(manager, conversationId, {
        id: heldId,
        authorId: null,
        authorName: client.firstName,
        side: 'client',
        body: held.body,
        via: 'email',
        wholeEmail: held.wholeEmail,
        sentFrom: held.sender,
        sentAt: this.clock(),
      });
      const message = await selectMessage(manager, conversationId, heldId);
      if (!message) throw makeNotFound();
      this.events.publishAtCommit(manager, conversation, { type: 'message', conversationId, message });
      this.events.publishAtCommit(manager, conversation, { type: 'changed', conversationId });
      return message;
    });
  }

  /** @throws DomainError NOT_FOUND, also where there is no more than is shown. */
  async getWhole(user: Principal, conversationId: string, heldId: string): Promise<WholeEmail> {
    const { manager } = this.dataSource;
    await this.conversations.findAsAgent(manager, user, conversationId);
    const text = await selectWholeHeldEmail(manager, conversationId, heldId);
    if (text === undefined) throw makeNotFound();
    return { text };
  }

  /** @throws DomainError NOT_FOUND. */
  async discard(user: Principal, conversationId: string, heldId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const conversation = await this.conversations.findAsAgent(manager, user, conversationId);
      if (!(await dismissHeldEmail(manager, conversationId, heldId, this.clock()))) throw makeNotFound();
      this.events.publishAtCommit(manager, conversation, { type: 'changed', conversationId });
    });
  }

  /** @throws DomainError NOT_FOUND, also for one that was discarded too long ago, or accepted. */
  async restore(user: Principal, conversationId: string, heldId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const conversation = await this.conversations.findAsAgent(manager, user, conversationId);
      if (!(await restoreHeldEmail(manager, conversationId, heldId))) throw makeNotFound();
      this.events.publishAtCommit(manager, conversation, { type: 'changed', conversationId });
    });
  }
}

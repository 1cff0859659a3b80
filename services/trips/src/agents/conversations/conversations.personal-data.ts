import type { PersonalRecords } from '@landsea/contracts/account';
import { Mailer, PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { ClientsPersonalData } from '../clients/clients.personal-data.js';
import { filesOfMessage, forgetFileAuthor } from './attachments/conversation-files.queries.js';
import { ConversationMessageRow } from './conversation-message.entity.js';
import { ConversationReaderRow } from './conversation-reader.entity.js';
import { ConversationRow } from './conversation.entity.js';
import { ConversationMailboxRow } from './emails/conversation-mailbox.entity.js';

const selectOwnConversations = async (manager: EntityManager, userId: string): Promise<string[]> => {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT v.id FROM conversation v JOIN client c ON c.id = v.client_id WHERE v.user_id = $1 OR c.agent_id = $1`,
    [userId],
  );
  return rows.map(({ id }) => id);
};

@Injectable()
export class ConversationsPersonalData extends PersonalData {
  /** The clients of an agent take their conversations along, and with them the address that mails went to. */
  override readonly erasedBefore = [ClientsPersonalData];

  constructor(
    private readonly dataSource: DataSource,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const sentMessages = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT m.conversation_id AS "conversationId", m.body, m.via, m.whole_email AS "wholeEmail", m.sent_at AS "sentAt",
              coalesce(${filesOfMessage}, '[]') AS files
         FROM conversation_message m WHERE m.author_id = $1 ORDER BY m.number`,
      [userId],
    );
    return { sentMessages };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    const mailed = await manager.findBy(ConversationReaderRow, { userId, mailedTo: Not(IsNull()) });
    for (const address of new Set(mailed.map(({ mailedTo }) => mailedTo)))
      if (address) await this.mailer.forget(manager, address);
    await this.mailer.forgetThreads(manager, await selectOwnConversations(manager, userId));
    await manager.delete(ConversationRow, { userId });
    await manager.delete(ConversationReaderRow, { userId });
    await manager.delete(ConversationMailboxRow, { userId });
    await forgetFileAuthor(manager, userId);
    await manager.update(
      ConversationMessageRow,
      { authorId: userId },
      { authorId: null, authorName: 'Somebody who left', wholeEmail: null },
    );
  }
}

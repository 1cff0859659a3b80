import { createHash } from 'node:crypto';
import { fillFields, type MessageClients, type MessagedClients } from '@landsea/contracts/agents';
import { makeNotFound, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ConversationsService } from './conversations.service.js';
import { openConversation, selectClientsToWrite, selectConversation } from './conversations.queries.js';

/** Derived ids make a repeated call send nothing twice. */
const messageIdFor = (id: string, clientId: string): string => {
  const hex = createHash('sha256').update(`${id} ${clientId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

@Injectable()
export class ClientMessagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly conversations: ConversationsService,
  ) {}

  /** @throws DomainError NOT_FOUND when one of the clients is not within reach. */
  send(agent: Principal, { id, clientIds, body }: MessageClients): Promise<MessagedClients> {
    return this.dataSource.transaction(async (manager) => {
      const viewer = await this.conversations.getViewer(manager, agent);
      const wanted = new Set(clientIds);
      const clients = await selectClientsToWrite(manager, viewer.agentIds, [...wanted]);
      if (clients.length < wanted.size) throw makeNotFound();
      const notJoined: string[] = [];
      for (const { clientId, userId, firstName, lastName } of clients) {
        if (userId === null) {
          notJoined.push(`${firstName} ${lastName}`);
          continue;
        }
        const text = fillFields(body, { firstName, agentName: agent.firstName });
        const opened = await openConversation(manager, clientId, userId, null);
        const conversation = await selectConversation(manager, viewer, opened);
        if (!conversation) throw makeNotFound();
        const message = { id: messageIdFor(id, clientId), body: text, via: 'app' } as const;
        await this.conversations.add(manager, conversation, agent, message);
      }
      return { sent: clients.length - notJoined.length, notJoined };
    });
  }
}

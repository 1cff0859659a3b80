import { fillFields, type MessageClients, type MessagedClients } from '@landsea/contracts/agents';
import { makeNotFound, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { explainUnreachable, EmailPermission } from './email-permission.js';
import { ConversationsService } from './conversations.service.js';
import { deriveMessageId } from './derive-message-id.js';
import { openConversation, selectConversation } from './conversations.queries.js';
import { selectClientsToWrite } from './correspondents.queries.js';

@Injectable()
export class ClientMessagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly conversations: ConversationsService,
    private readonly permission: EmailPermission,
  ) {}

  /**
   * @throws DomainError NOT_FOUND when one of the clients is not within reach, EMAIL_NOT_VERIFIED (the agent's
   * own) and RATE_LIMITED where one of them has no account.
   */
  async send(agent: Principal, { id, clientIds, body }: MessageClients): Promise<MessagedClients> {
    await this.assertMayEmail(agent, clientIds);
    return this.dataSource.transaction(async (manager) => {
      const viewer = await this.conversations.getViewer(manager, agent);
      const wanted = new Set(clientIds);
      const clients = await selectClientsToWrite(manager, viewer.agentIds, [...wanted]);
      if (clients.length < wanted.size) throw makeNotFound();
      const unreached: string[] = [];
      for (const client of clients) {
        const { clientId, firstName, lastName } = client;
        if (explainUnreachable(client)) {
          unreached.push(`${firstName} ${lastName}`);
          continue;
        }
        const text = fillFields(body, { firstName, agentName: agent.firstName });
        const opened = await openConversation(manager, client, null);
        const conversation = await selectConversation(manager, viewer, opened);
        if (!conversation) throw makeNotFound();
        const message = { id: deriveMessageId(id, clientId), body: text, via: 'app' } as const;
        await this.conversations.add(manager, conversation, agent, message);
      }
      return { sent: clients.length - unreached.length, notJoined: unreached };
    });
  }

  private async assertMayEmail(agent: Principal, clientIds: readonly string[]): Promise<void> {
    const { manager } = this.dataSource;
    const { agentIds } = await this.conversations.getViewer(manager, agent);
    const clients = await selectClientsToWrite(manager, agentIds, clientIds);
    const byEmail = clients.filter((client) => client.userId === null && !explainUnreachable(client));
    if (byEmail.length > 0) await this.permission.assertMayEmail(agent, byEmail.length);
  }
}

import type { ConversationEvent } from '@landsea/contracts/agents';
import { AfterCommit, LiveBus } from '@landsea/nest-kit';
import { Injectable, Logger } from '@nestjs/common';
import { merge, type Observable } from 'rxjs';
import type { EntityManager } from 'typeorm';
import type { OpenedConversation, Viewer } from './conversations.queries.js';

const ofAgent = (agentId: string): string => `messages-agent:${agentId}`;
const ofClient = (userId: string): string => `messages-client:${userId}`;

/** The bus takes 8,000 bytes; the rest is for the envelope. */
const MOST_BYTES = 7000;
const bytesOf = (event: ConversationEvent): number => Buffer.byteLength(JSON.stringify(event));

@Injectable()
export class ConversationEvents {
  private readonly logger = new Logger(ConversationEvents.name);

  constructor(
    private readonly afterCommit: AfterCommit,
    private readonly bus: LiveBus,
  ) {}

  /** A client who has left the agent gets nothing. */
  publishAtCommit(
    manager: EntityManager,
    { id, agentId, clientUserId, isClosed }: OpenedConversation,
    event: ConversationEvent,
  ): void {
    const sent: ConversationEvent =
      bytesOf(event) > MOST_BYTES ? { type: 'changed', conversationId: id } : event;
    const channels = [
      ofAgent(agentId),
      ...(isClosed || clientUserId === null ? [] : [ofClient(clientUserId)]),
    ];
    this.afterCommit.add(manager, async () => {
      for (const channel of channels)
        await this.bus.publish(channel, sent).catch((error: unknown) => {
          // The message is committed already: browsers fetch when they reconnect.
          this.logger.warn({
            message: 'live message not published',
            conversationId: id,
            reason: String(error),
          });
        });
    });
  }

  follow({ userId, agentIds }: Viewer): Observable<object> {
    return merge(
      this.bus.subscribe(ofClient(userId)),
      ...agentIds.map((agentId) => this.bus.subscribe(ofAgent(agentId))),
    );
  }
}

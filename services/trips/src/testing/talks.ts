import { randomUUID } from 'node:crypto';
import type { TestService } from '@landsea/nest-kit/testing';
import { ConversationEvent } from '@landsea/contracts/agents';
import { soon } from './watched-trip.js';

/** An open browser: what happens in all conversations of its person, one by one; undefined once the server closed it. */
export const watchConversations = async (service: TestService, cookie: string) => {
  const abort = new AbortController();
  const response = await fetch(`${service.url}/api/v1/conversations/stream`, {
    headers: { cookie },
    signal: abort.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const next = async (): Promise<ConversationEvent | undefined> => {
    for (;;) {
      const end = rest.indexOf('\n\n');
      if (end >= 0) {
        const block = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (block.startsWith('data: ')) return ConversationEvent.parse(JSON.parse(block.slice(6)));
        continue;
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return undefined;
      rest += chunk.value;
    }
  };
  return { next, close: () => abort.abort() };
};

export const THE_END = 'The end';

interface Talk {
  id: string;
  clientId: string;
  userId: string;
  agentId: string;
  agencyId: string | null;
}

export const selectTalks = (service: TestService, ids: readonly string[]): Promise<Talk[]> =>
  service.dataSource.query(
    `SELECT v.id, c.id AS "clientId", v.user_id AS "userId", c.agent_id AS "agentId", m.agency_id AS "agencyId"
       FROM conversation v JOIN client c ON c.id = v.client_id LEFT JOIN agency_member m ON m.user_id = c.agent_id
      WHERE v.id = ANY($1::uuid[])`,
    [ids],
  );

export const writeIn = async (
  service: TestService,
  { id, userId, agentId }: Talk,
  side: 'agent' | 'client',
  text: string,
) => {
  const author =
    side === 'agent'
      ? service.as({ userId: agentId, userType: 'agent' })
      : service.as({ userId, userType: 'client' });
  const message = { id: randomUUID(), body: text };
  await author.post(`/api/v1/conversations/${id}/messages`).send(message).expect(201);
};

/** An open browser of somebody, with the conversations that it may hear of. */
export const openBrowser = async (
  service: TestService,
  userId: string,
  userType: 'agent' | 'client',
  talks: readonly string[],
) => {
  const browser = await watchConversations(service, service.cookieOf({ userId, userType }));
  /** All conversations that it heard of until the last of its own ended. */
  const heard = async (): Promise<string[]> => {
    const ids = new Set<string>();
    const left = new Set(talks);
    while (left.size > 0) {
      const event = await soon(browser.next());
      if (!event) throw new Error('the stream ended');
      ids.add(event.conversationId);
      if (event.type === 'message' && event.message.body === THE_END) left.delete(event.conversationId);
    }
    browser.close();
    return [...ids].sort();
  };
  return { heard, talks: [...talks].sort() };
};

import { ConversationEvent } from '@landsea/contracts/agents';
import type { TestService } from '@landsea/nest-kit/testing';

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

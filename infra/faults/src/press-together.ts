import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

/** A call that the other side is reading already: only its body is held back. */
async function hold(url: string): Promise<ClientRequest> {
  const call = request(url, { method: 'POST', headers: { expect: '100-continue' } });
  call.flushHeaders();
  await once(call, 'continue');
  return call;
}

/**
 * Makes empty POST calls as close together as two processes can: none is sent before the other process is ready for all.
 * @returns their JSON answers, and how far apart they came.
 */
export async function pressTogether(urls: readonly string[]): Promise<{ answers: unknown[]; gapMs: number }> {
  const held = await Promise.all(urls.map(hold));
  const answered = held.map(async (call) => {
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return { at: performance.now(), body: await json(answer) };
  });
  for (const call of held) call.end();
  const all = await Promise.all(answered);
  const moments = all.map(({ at }) => at);
  return { answers: all.map(({ body }) => body), gapMs: Math.max(...moments) - Math.min(...moments) };
}

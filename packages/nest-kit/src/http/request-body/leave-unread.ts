import type { ServerResponse } from 'node:http';

/** The rest of a smaller body is discarded, so that its connection can be reused. */
const WORTH_READING_BYTES = 1024 * 1024;
/** A caller that still sends needs this time to receive the answer. */
const LINGER_MS = 2_000;

/** Call it before a refusal is sent; the connection of a large body ends afterwards. */
export function leaveUnread(response: ServerResponse): void {
  const { req: request } = response;
  const announced = Number(request.headers['content-length'] ?? Infinity);
  if (request.complete || announced <= WORTH_READING_BYTES) return;
  response.setHeader('Connection', 'close');
  // Before Node's own listener, which would read all of it but leaves a paused request alone.
  response.prependListener('finish', () => {
    const { socket } = request;
    request.pause().read();
    socket.destroySoon = () => {
      setTimeout(() => socket.destroy(), LINGER_MS).unref();
    };
  });
}

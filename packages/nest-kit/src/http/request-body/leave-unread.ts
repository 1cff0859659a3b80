import type { ServerResponse } from 'node:http';

/** What is left of a smaller body is read and thrown away, so that its connection can be used again. */
const WORTH_READING_BYTES = 1024 * 1024;
/** The time in which a caller that still sends hears the answer; a connection that ends at once may take it along. */
const LINGER_MS = 2_000;

/** Before a refusal is sent: no more is read of a large body that nobody wants, and its connection ends afterwards. */
export function leaveUnread(response: ServerResponse): void {
  const { req: request } = response;
  const announced = Number(request.headers['content-length'] ?? Infinity);
  if (request.complete || announced <= WORTH_READING_BYTES) return;
  response.setHeader('Connection', 'close');
  // Before Node's own listener, which would read all of it: a request that was read from and is paused, it leaves alone.
  response.prependListener('finish', () => {
    const { socket } = request;
    request.pause().read();
    socket.destroySoon = () => {
      setTimeout(() => socket.destroy(), LINGER_MS).unref();
    };
  });
}

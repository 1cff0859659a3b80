import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * True when a request comes from a page of the server itself, from a link that somebody followed to it, or from no page at
 * all. `Host` must name this machine: another site may point its own name here and would then be the same origin.
 */
function isFromOwnPage({ method, headers }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  if (!THIS_MACHINE.test(host)) return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  const site = headers['sec-fetch-site'] ?? 'none';
  const isFollowedLink =
    method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return site === 'same-origin' || site === 'none' || isFollowedLink;
}

const refuse = (response: ServerResponse): void =>
  void response.writeHead(403, { 'content-type': 'text/plain' }).end('Not from another page.\n');

/** Drops the headers by which an application lets the pages of other sites read its answers. */
function shareNothing(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => (/^access-control-/i.test(name) ? response : setHeader(name, value));
}

/** Lets the server's present listeners see only requests and sockets of its own pages; see {@link isFromOwnPage}. */
export function serveOwnPagesOnly(server: Server): void {
  const requested = server.listeners('request');
  const upgraded = server.listeners('upgrade');
  server.removeAllListeners('request').removeAllListeners('upgrade');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isFromOwnPage(request)) return refuse(response);
    shareNothing(response);
    for (const listener of requested) listener.call(server, request, response);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isFromOwnPage(request)) return socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    for (const listener of upgraded) listener.call(server, request, socket, head);
  });
}

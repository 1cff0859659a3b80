import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { errors } from './api-errors.js';
import { buildSecurityHeaders } from './security-headers.js';

const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const answerOf = () => {
  const requestId = randomUUID();
  const body = JSON.stringify({ ...errors.unreadable, requestId });
  const headers = {
    ...buildSecurityHeaders({}),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    connection: 'close',
  };
  return { headers, body };
};

export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = answerOf();
  response.writeHead(417, headers).end(body);
}

export function answerUnreadable({ code = '' }: { code?: string }, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statusOf[code] ?? 400;
  const { headers, body } = answerOf();
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}

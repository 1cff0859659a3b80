import { randomUUID } from 'node:crypto';
import replyFrom from '@fastify/reply-from';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { rejectRequest } from './answers.js';
import { errors } from './api-errors.js';
import type { Limits } from './limits.js';
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

function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = answerOf();
  response.writeHead(417, headers).end(body);
}

function answerUnreadable({ code = '' }: { code?: string }, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statusOf[code] ?? 400;
  const { headers, body } = answerOf();
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}

const connectMs = 3_000;
const firstByteMs = 30_000;

export interface AppOptions {
  limits: Limits;
  isTrusted: (address: string) => boolean;
  prepare: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** The HTTP server with the libraries that forward requests and serve files, and without a route. */
export async function createApp({ limits, isTrusted, prepare }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    // Its own lines name addresses, which may carry tokens.
    logger: false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: isTrusted,
    exposeHeadRoutes: false,
    bodyLimit: limits.bodyBytes,
    keepAliveTimeout: limits.keepAliveMs,
    requestTimeout: limits.requestMs,
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headerMs,
      connectionsCheckingInterval: Math.min(1_000, limits.headerMs / 2),
      // Node would answer without our headers; request-rules.ts rejects such a request.
      requireHostHeader: false,
    },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (_error, request, reply) => {
      prepare(request as FastifyRequest, reply as FastifyReply);
      rejectRequest(reply as FastifyReply, errors.unreadable);
    },
  });
  app.server.on('connect', (_request, socket) => answerUnreadable({ code: 'CONNECT' }, socket));
  app.server.on('checkExpectation', answerExpectation);
  app.removeAllContentTypeParsers();
  // Bodies are streamed by forwarding.ts; nothing is parsed here.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
  });
  await app.register(replyFrom, {
    disableCache: true,
    disableRequestLogging: true,
    destroyAgent: true,
    undici: {
      // A connection carries one request at a time, so that no request can become part of another one.
      pipelining: 1,
      // Live-update streams hold a connection each.
      connections: null,
      connectTimeout: connectMs,
      headersTimeout: firstByteMs,
      bodyTimeout: 0,
      keepAliveTimeout: limits.keepAliveMs,
      keepAliveMaxTimeout: limits.keepAliveMs,
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    prepare(request, reply);
    done();
  });
  return app;
}

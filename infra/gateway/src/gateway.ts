import { randomUUID } from 'node:crypto';
import type { RemoteName, ServiceName } from '@landsea/contracts';
import replyFrom from '@fastify/reply-from';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { rejectRequest, sendError } from './answers.js';
import { errors } from './api-errors.js';
import { admission } from './admission.js';
import { answerUnreadable } from './client-errors.js';
import { forward } from './forwarding.js';
import { FrontEnd, type FrontEndOptions } from './front-end.js';
import { defaultConnectionsPerAddress, defaultLimits, type Limits } from './limits.js';
import { carriesToken, isService, ruleFor } from './paths.js';
import { securityHeaders } from './security-headers.js';
import { trustedProxies } from './trusted-proxies.js';
import { Upstreams } from './upstreams.js';

export interface GatewayOptions extends FrontEndOptions {
  /** The running copies of each service. */
  services: Record<ServiceName, readonly URL[]>;
  videoOrigin?: string | undefined;
  /** Remotes answered by a development server: name → its origin. */
  devRemotes?: Partial<Record<RemoteName, string>>;
  /** Whose X-Forwarded-For and X-Forwarded-Proto are believed; nobody's by default. */
  trustedProxies?: string;
  connectionsPerAddress?: number;
  limits?: Partial<Limits>;
  log?: (line: Record<string, unknown>) => void;
}

const connectMs = 3_000;
const firstByteMs = 30_000;

/** Where a request goes: its path normalized, so that no other part reads it differently. */
function targetOf(request: FastifyRequest): URL {
  return new URL(`http://gateway${request.raw.url ?? '/'}`);
}

function createApp(limits: Limits, isTrusted: (address: string) => boolean): FastifyInstance {
  return fastify({
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
    },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (_error, _request, reply) => rejectRequest(reply as FastifyReply, errors.unreadable),
  });
}

/** The one origin in front of services and front ends. Not listening yet. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const limits = { ...defaultLimits, ...options.limits };
  const isTrusted = trustedProxies(options.trustedProxies ?? '');
  const app = createApp(limits, isTrusted);
  const copies = {
    identity: new Upstreams(options.services.identity),
    trips: new Upstreams(options.services.trips),
    billing: new Upstreams(options.services.billing),
  };
  const frontEnd = new FrontEnd(options);
  const devOrigins = Object.values(options.devRemotes ?? {});
  const headersFor = (token: boolean): Record<string, string> =>
    securityHeaders({ videoOrigin: options.videoOrigin, devOrigins, token });
  const [usual, withToken] = [headersFor(false), headersFor(true)];

  app.server.on('connect', (_request, socket) => answerUnreadable({ code: 'CONNECT' }, socket));
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
    const token = carriesToken(targetOf(request).pathname);
    reply.headers({ ...(token ? withToken : usual), 'x-request-id': request.id });
    done();
  });
  app.addHook(
    'onRequest',
    admission(app.server, {
      limits,
      isTrusted,
      connectionsPerAddress: options.connectionsPerAddress ?? defaultConnectionsPerAddress,
    }),
  );

  app.all('/*', (request, reply) => {
    const { pathname, search } = targetOf(request);
    const rule = ruleFor(pathname);
    const started = performance.now();
    const line = { requestId: request.id, method: request.method, route: rule.path, owner: rule.owner };
    reply.raw.on('close', () =>
      // The rule and not the address: addresses of shares, invitations and resets carry tokens.
      options.log?.({
        level: 'info',
        ...line,
        status: reply.raw.statusCode,
        ms: Math.round(performance.now() - started),
      }),
    );
    if (rule.owner === 'nowhere') return sendError(reply, errors.notFound);
    if (!isService(rule.owner)) return frontEnd.answer(reply, rule.owner, pathname);
    forward({
      request,
      reply,
      limits,
      path: pathname,
      query: search.slice(1),
      copies: copies[rule.owner],
      onUnavailable: (reason) => {
        options.log?.({ level: 'warn', ...line, reason, msg: 'service unavailable' });
        if (rule.whenDown) reply.header('cache-control', 'no-store').redirect(rule.whenDown, 303);
        else sendError(reply.header('retry-after', '2'), errors.unavailable);
      },
    });
  });
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = targetOf(request);
    frontEnd.missing(reply, pathname, ruleFor(pathname).owner);
  });
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const isForbiddenPath = error.statusCode === 403 || error.statusCode === 404;
    if (isForbiddenPath) return frontEnd.missing(reply, '/file.missing', 'remote');
    const isUnreadable = error instanceof URIError || error.statusCode === 400 || error.statusCode === 415;
    if (isUnreadable) return rejectRequest(reply, errors.unreadable);
    options.log?.({ level: 'error', requestId: request.id, reason: String(error), msg: 'request failed' });
    return sendError(reply, errors.internal);
  });
  await app.ready();
  return app;
}

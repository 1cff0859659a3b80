import type { RemoteName } from '@landsea/contracts/core';
import type { ServiceName } from '@landsea/contracts/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { makeAdmission } from './admission.js';
import { rejectRequest, sendError } from './answers.js';
import { errors } from './api-errors.js';
import { createApp } from './app.js';
import { makeFirstAsker } from './document/first/ask-first.js';
import { openLinksOf } from './document/own/open-link.js';
import { readSaleVersion } from './document/sale-version.js';
import { followFailingBuilds } from './failing-builds.js';
import { forward } from './forwarding.js';
import { FrontEnd, type FrontEndOptions } from './front-end.js';
import { defaultConnectionsPerAddress, defaultLimits, type Limits } from './limits.js';
import { carriesToken, fileName, isPagePart, isService, findRule } from './paths.js';
import { partHeaders, buildSecurityHeaders } from './security-headers.js';
import { GatewayMetrics } from './metrics.js';
import { GatewayAlarms } from './gateway-alarms.js';
import { parseTrustedProxies } from './trusted-proxies.js';
import { Upstreams } from './upstreams.js';

declare module 'fastify' {
  interface FastifyInstance {
    hasShell: () => Promise<boolean>;
  }
}

export interface GatewayOptions extends FrontEndOptions {
  /** The running copies of each service. */
  services: Record<ServiceName, readonly URL[]>;
  videoOrigin?: string | undefined;
  analyticsOrigin?: string | undefined;
  /** Remotes answered by a development server: name → its origin. */
  devRemotes?: Partial<Record<RemoteName, string>>;
  /** Networks whose X-Forwarded-For and X-Forwarded-Proto are believed; none by default. */
  trustedProxies?: string;
  connectionsPerAddress?: number;
  limits?: Partial<Limits>;
  log?: Logger;
  metrics?: GatewayMetrics;
  /** Shared with the server for operators. */
  alarms?: GatewayAlarms;
}

/** The path is normalized here, so that no other part reads it differently. */
const targetOf = ({ raw }: FastifyRequest): URL => new URL(`http://gateway${raw.url ?? '/'}`);

function defaultHeaders(options: GatewayOptions): (request: FastifyRequest, reply: FastifyReply) => void {
  const { videoOrigin, analyticsOrigin } = options;
  const devOrigins = Object.values(options.devRemotes ?? {});
  const usual = buildSecurityHeaders({ videoOrigin, analyticsOrigin, devOrigins });
  const withToken = buildSecurityHeaders({ videoOrigin, analyticsOrigin, devOrigins, token: true });
  return (request, reply) => {
    const { pathname } = targetOf(request);
    const isPart = !isService(findRule(pathname).owner) && isPagePart(pathname);
    const headers = isPart ? partHeaders : carriesToken(pathname) ? withToken : usual;
    reply.headers({ ...headers, 'x-request-id': request.id });
  };
}

/** The one origin in front of services and front ends. Not listening yet. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const limits = { ...defaultLimits, ...options.limits };
  const isTrusted = parseTrustedProxies(options.trustedProxies ?? '');
  const connectionsPerAddress = options.connectionsPerAddress ?? defaultConnectionsPerAddress;
  const app = await createApp({ limits, isTrusted, prepare: defaultHeaders(options) });
  app.addHook('onRequest', makeAdmission(app.server, { limits, isTrusted, connectionsPerAddress }));
  const copies = {
    identity: new Upstreams(options.services.identity),
    trips: new Upstreams(options.services.trips),
    billing: new Upstreams(options.services.billing),
  };
  const { metrics = new GatewayMetrics(), log } = options;
  const alarms = options.alarms ?? new GatewayAlarms(metrics, log);
  const frontEnd = new FrontEnd(
    {
      saleVersion: readSaleVersion(copies.billing),
      findFailing: followFailingBuilds(copies.identity),
      openLink: openLinksOf(copies.trips, (reason, requestId) => {
        metrics.countUnreachable('trips');
        log?.warn({ requestId, method: 'GET', route: '/', owner: 'trips', reason }, 'service unavailable');
      }),
      askFirst: makeFirstAsker(copies),
      ...options,
    },
    alarms,
    metrics,
  );

  app.all('/*', (request, reply) => {
    const { pathname, search } = targetOf(request);
    const rule = findRule(pathname);
    // The rule and not the address: addresses of shares, invitations and resets carry tokens.
    const call = { requestId: request.id, method: request.method, route: rule.path, owner: rule.owner };
    const started = performance.now();
    reply.raw.on('close', () => {
      const ms = performance.now() - started;
      const status = reply.raw.statusCode;
      metrics.countRequest({ route: rule.path, upstream: rule.owner, status, seconds: ms / 1000 });
      log?.info({ ...call, status, ms: Math.round(ms) }, 'request');
    });
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
        metrics.countUnreachable(rule.owner);
        log?.warn({ ...call, reason }, 'service unavailable');
        if (rule.whenDown) reply.header('cache-control', 'no-store').redirect(rule.whenDown, 303);
        else sendError(reply.header('retry-after', '2'), errors.unavailable);
      },
    });
  });
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = targetOf(request);
    if (findRule(pathname).owner === 'shell' && !fileName.test(pathname)) frontEnd.sendNotBuilt(reply);
    else frontEnd.sendMissing(reply);
  });
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error instanceof URIError ? 400 : error.statusCode;
    // Forbidden is what the file server calls a path that leaves its folder.
    if (status === 403 || status === 404) return frontEnd.sendMissing(reply);
    if (status === 400 || status === 415) return rejectRequest(reply, errors.unreadable);
    log?.error({ requestId: request.id, reason: String(error) }, 'request failed');
    return sendError(reply, errors.internal);
  });
  app.decorate('hasShell', () => frontEnd.hasShell());
  await app.ready();
  return app;
}

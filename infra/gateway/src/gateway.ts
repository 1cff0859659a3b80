import { randomUUID } from 'node:crypto';
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { errorStatus, type ApiErrorBody, type RemoteName, type ServiceName } from '@landsea/contracts';
import { FrontEnd } from './front-end.js';
import { carriesToken, isService, ruleFor, type PathRule } from './paths.js';
import { Proxy } from './proxy.js';
import { securityHeaders } from './security-headers.js';
import { unavailableMessage } from './unavailable.js';
import { Upstreams } from './upstreams.js';

export interface GatewayOptions {
  /** The running copies of each service. */
  services: Record<ServiceName, readonly URL[]>;
  shellFolder: string;
  webFolder: string;
  videoOrigin?: string | undefined;
  /** Remotes answered by a development server: name → its origin. */
  devRemotes?: Partial<Record<RemoteName, string>>;
  log?: (line: Record<string, unknown>) => void;
}

const headerLimitBytes = 10 * 1024;

/** The one origin in front of services and front ends. Not listening yet. */
export function createGateway(options: GatewayOptions): Server {
  const proxy = new Proxy();
  const upstreams = {
    identity: new Upstreams(options.services.identity),
    trips: new Upstreams(options.services.trips),
    billing: new Upstreams(options.services.billing),
  };
  const frontEnd = new FrontEnd(options);
  const secured = (token: boolean): Record<string, string> =>
    securityHeaders({
      videoOrigin: options.videoOrigin,
      devOrigins: Object.values(options.devRemotes ?? {}),
      token,
    });
  const [usual, withToken] = [secured(false), secured(true)];
  const headersFor = (path: string): Record<string, string> => (carriesToken(path) ? withToken : usual);

  function answerError(res: ServerResponse, error: ApiErrorBody, extra: Record<string, string>): void {
    res.writeHead(errorStatus[error.code], {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...extra,
    });
    res.end(JSON.stringify({ ...error, requestId: extra['x-request-id'] }));
  }

  function route(
    req: IncomingMessage,
    res: ServerResponse,
    requestId: string,
    url: URL,
    rule: PathRule,
  ): void {
    const headers = { ...headersFor(url.pathname), 'x-request-id': requestId };
    if (rule.owner === 'nowhere') {
      answerError(res, { code: 'NOT_FOUND', message: 'There is nothing at this address.' }, headers);
      return;
    }
    if (!isService(rule.owner)) {
      void frontEnd.answer(req, res, { owner: rule.owner, path: url.pathname, headers });
      return;
    }
    proxy.forward(req, res, {
      requestId,
      path: url.pathname + url.search,
      to: upstreams[rule.owner],
      headers,
      onUnavailable: (reason) => {
        options.log?.({ level: 'warn', requestId, service: rule.owner, reason, msg: 'service unavailable' });
        if (rule.whenDown) {
          res.writeHead(303, { ...headers, location: rule.whenDown, 'cache-control': 'no-store' }).end();
          return;
        }
        const error = { code: 'SERVICE_UNAVAILABLE', message: unavailableMessage } as const;
        answerError(res, error, { ...headers, 'retry-after': '2' });
      },
    });
  }

  const server = createServer({ maxHeaderSize: headerLimitBytes }, (req, res) => {
    const requestId = randomUUID();
    const started = performance.now();
    const target = req.url?.startsWith('/') ? `http://gateway${req.url}` : '';
    if (!URL.canParse(target)) {
      const error = { code: 'MALFORMED_BODY', message: 'This address cannot be read.' } as const;
      answerError(res, error, { ...headersFor('/'), 'x-request-id': requestId });
      return;
    }
    const url = new URL(target);
    const rule = ruleFor(url.pathname);
    res.on('close', () =>
      options.log?.({
        level: 'info',
        requestId,
        method: req.method,
        // The rule and not the address: addresses of shares, invitations and resets carry tokens.
        route: rule.path,
        owner: rule.owner,
        status: res.statusCode,
        ms: Math.round(performance.now() - started),
      }),
    );
    route(req, res, requestId, url, rule);
  });

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
    const headers = { ...headersFor('/'), 'content-length': '0', connection: 'close' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  });
  server.on('close', () => proxy.close());
  return server;
}

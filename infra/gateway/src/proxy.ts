import {
  Agent,
  request,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Only the gateway may say who called, and under which id: what a caller claims is dropped. */
const spoofable =
  /^(x-forwarded-|x-real-ip$|x-request-id$|x-client-ip$|forwarded$|true-client-ip$|x-original-|x-rewrite-)/;

const firstByteMs = 30_000;

export interface ProxyCall {
  requestId: string;
  /** Path and query as sent on, normalised. */
  path: string;
  host: string;
  port: number;
  headers: Record<string, string>;
  onUnavailable: (reason: string) => void;
}

function forwardedHeaders(req: IncomingMessage, requestId: string): OutgoingHttpHeaders {
  const named = new Set((req.headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(req.headers)) {
    if (!hopByHop.has(name) && !named.has(name) && !spoofable.test(name)) headers[name] = value;
  }
  if (req.headers['transfer-encoding']) headers['transfer-encoding'] = 'chunked';
  return {
    ...headers,
    'x-request-id': requestId,
    'x-forwarded-for': req.socket.remoteAddress ?? '',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': req.headers.host ?? '',
  };
}

function answeredHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}

/** Streams a call to a service and its answer back, byte by byte, so that server-sent events arrive as they are sent. */
export class Proxy {
  private readonly agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });

  forward(req: IncomingMessage, res: ServerResponse, call: ProxyCall): void {
    const upstream = this.open(req, call);
    upstream.setTimeout(firstByteMs, () => upstream.destroy(new Error('no answer in time')));
    res.on('close', () => upstream.destroy());
    upstream.on('response', (answer) => {
      upstream.setTimeout(0);
      res.writeHead(answer.statusCode ?? 502, { ...answeredHeaders(answer.headers), ...call.headers });
      res.flushHeaders();
      pipeline(answer, res, () => undefined);
    });
    upstream.on('error', (error) => {
      if (res.headersSent) res.destroy();
      else if (this.mayRepeat(req, upstream)) this.forward(req, res, call);
      else call.onUnavailable(error.message);
    });
    if (req.readableEnded) upstream.end();
    else req.pipe(upstream);
  }

  close(): void {
    this.agent.destroy();
  }

  private open(req: IncomingMessage, call: ProxyCall): ClientRequest {
    return request({
      agent: this.agent,
      host: call.host,
      port: call.port,
      method: req.method,
      path: call.path,
      headers: forwardedHeaders(req, call.requestId),
    });
  }

  /** A kept-alive socket that its service had just closed says nothing about the service: a safe call may go again. */
  private mayRepeat(req: IncomingMessage, upstream: ClientRequest): boolean {
    return upstream.reusedSocket && (req.method === 'GET' || req.method === 'HEAD') && !req.destroyed;
  }
}

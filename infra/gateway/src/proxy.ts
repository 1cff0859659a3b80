import {
  Agent,
  request,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Upstream, Upstreams } from './upstreams.js';

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

const connectMs = 3_000;
const firstByteMs = 30_000;
/** For which an idle connection is kept: a service closes one later than that, so no write is sent into it. */
const idleMs = 60_000;

export interface ProxyCall {
  requestId: string;
  /** Path and query as sent on, normalised. */
  path: string;
  to: Upstreams;
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

/** One way of a call to one copy of its service. */
interface Attempt {
  copy: Upstream;
  /** Copies that this call went to before. */
  tried: readonly Upstream[];
}

/** Streams a call to a service and its answer back, byte by byte, so that server-sent events arrive as they are sent. */
export class Proxy {
  private readonly agent = new Agent({ keepAlive: true, maxFreeSockets: 64, timeout: idleMs });

  forward(req: IncomingMessage, res: ServerResponse, call: ProxyCall): void {
    const copy = call.to.next();
    if (copy) this.attempt(req, res, call, { copy, tried: [] });
    else call.onUnavailable('no copy is known');
  }

  private attempt(
    req: IncomingMessage,
    res: ServerResponse,
    call: ProxyCall,
    { copy, tried }: Attempt,
  ): void {
    const upstream = this.open(req, call, copy);
    const abandon = (): void => void upstream.destroy();
    let isConnected = false;
    let isLate = false;
    res.on('close', abandon);
    // The body waits for the connection: until then another copy can be sent the whole of it.
    upstream.once('socket', (socket) => {
      const send = (): void => {
        isConnected = true;
        call.to.reached(copy);
        upstream.setTimeout(firstByteMs, () => {
          isLate = true;
          upstream.destroy(new Error('no answer in time'));
        });
        if (req.readableEnded) upstream.end();
        else req.pipe(upstream);
      };
      if (!socket.connecting) return send();
      const patience = setTimeout(() => upstream.destroy(new Error('no connection in time')), connectMs);
      upstream.once('close', () => clearTimeout(patience));
      socket.once('connect', () => {
        clearTimeout(patience);
        send();
      });
    });
    upstream.on('response', (answer) => {
      upstream.setTimeout(0);
      res.writeHead(answer.statusCode ?? 502, { ...answeredHeaders(answer.headers), ...call.headers });
      // What ends soon goes out in one write; of a stream the head comes first.
      if (answer.headers['content-length'] === undefined) res.flushHeaders();
      answer.on('error', () => res.destroy());
      answer.pipe(res);
    });
    upstream.on('error', (error) => {
      res.off('close', abandon);
      req.unpipe(upstream);
      if (res.destroyed) return;
      if (!isConnected) call.to.notReached(copy);
      if (res.headersSent) return void res.destroy();
      const again = isLate ? undefined : this.another(req, upstream, call, { copy, tried }, isConnected);
      if (again) this.attempt(req, res, call, again);
      else call.onUnavailable(error.message);
    });
  }

  /**
   * Where a call that failed may go again. Before the connection stood, nothing was sent: to the next copy. After that only
   * what changes nothing may: to the next copy, or to the same one when a kept-alive socket had just been closed by it.
   */
  private another(
    req: IncomingMessage,
    upstream: ClientRequest,
    call: ProxyCall,
    { copy, tried }: Attempt,
    isConnected: boolean,
  ): Attempt | undefined {
    const isSafe = req.method === 'GET' || req.method === 'HEAD';
    if (isConnected && !isSafe) return undefined;
    const next = call.to.next([...tried, copy]);
    if (next) return { copy: next, tried: [...tried, copy] };
    return isConnected && upstream.reusedSocket ? { copy, tried } : undefined;
  }

  close(): void {
    this.agent.destroy();
  }

  private open(req: IncomingMessage, call: ProxyCall, { address }: Upstream): ClientRequest {
    return request({
      agent: this.agent,
      host: address.hostname,
      port: Number(address.port || 80),
      method: req.method,
      path: call.path,
      headers: forwardedHeaders(req, call.requestId),
    });
  }
}

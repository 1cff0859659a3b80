import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Record<string, unknown>;

export interface StripeCall {
  method: string;
  path: string;
  body: string;
}

/** Stands between the SDK and the emulator: counts calls, and can change, delay or cut an answer. */
export interface StripeEdge {
  url: string;
  calls: StripeCall[];
  /** Runs when the emulator has answered, before the SDK hears of it; may change the answer in place. */
  onAnswer: ((call: StripeCall, answer: Json) => unknown) | undefined;
  /** Cuts every connection while set. */
  down: boolean;
  count(method: string, path: string | RegExp): number;
  close(): Promise<void>;
}

/** Stripe's header about trying again. */
const RETRY_HEADERS = ['idempotent-replayed', 'retry-after', 'stripe-should-retry'];

export async function startStripeEdge(target: string): Promise<StripeEdge> {
  const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
      const call = {
        method: request.method ?? '',
        path: request.url ?? '',
        body: Buffer.concat(parts).toString('utf8'),
      };
      edge.calls.push(call);
      if (edge.down) return request.socket.destroy();
      const { host: _host, connection: _connection, ...headers } = request.headers;
      const answer = await fetch(`${target}${call.path}`, {
        method: call.method,
        headers: headers as Record<string, string>,
        ...(call.body && { body: call.body }),
      });
      const json = (await answer.json()) as Json;
      await edge.onAnswer?.(call, json);
      if (edge.down) return request.socket.destroy();
      return response
        .writeHead(answer.status, {
          'content-type': 'application/json',
          ...Object.fromEntries(RETRY_HEADERS.map((name) => [name, answer.headers.get(name) ?? []])),
        })
        .end(JSON.stringify(json));
    })().catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const edge: StripeEdge = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    onAnswer: undefined,
    down: false,
    count: (method, path) =>
      edge.calls.filter((call) => {
        const plain = call.path.split('?')[0] ?? '';
        return call.method === method && (typeof path === 'string' ? plain === path : path.test(plain));
      }).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return edge;
}

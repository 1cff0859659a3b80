import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type PersonContact, type Principal } from '@landsea/contracts/account';
import { EntitlementState, SubscriptionAccess, type TripFacts } from '@landsea/contracts/billing';
import { PreviewClaimed, type PreviewFacts } from '@landsea/contracts/trip';

/** The edge of trips as billing sees it: the facts of a trip, and an inbox that remembers; and identity's one answer. */
export interface TripsDouble {
  url: string;
  trips: Map<string, TripFacts>;
  previews: Map<string, PreviewFacts>;
  claimed: PreviewClaimed[];
  received: EntitlementState[];
  /** People that identity knows. */
  people: Map<string, PersonContact>;
  receivedPlans: SubscriptionAccess[];
  /** The person of every session cookie, when this double also stands in for identity. */
  principal: Principal | null;
  /** The delay of the inbox's answers, in milliseconds. */
  inboxMs: number;
  /** Answers everything with 503 while set. */
  away: boolean;
  close(): Promise<void>;
}

const read = async (request: AsyncIterable<Buffer>): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
};

export async function startTripsDouble(): Promise<TripsDouble> {
  const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
    void (async () => {
      const body = await read(request);
      if (double.away || !request.headers.authorization?.startsWith('Bearer '))
        return response.writeHead(503).end();
      if (request.url === '/internal/inbox') {
        await pause(double.inboxMs);
        const { type, payload } = JSON.parse(body) as { type: string; payload: unknown };
        if (type === 'billing.entitlement-changed') double.received.push(EntitlementState.parse(payload));
        if (type === 'billing.preview-claimed') double.claimed.push(PreviewClaimed.parse(payload));
        if (type === 'billing.subscription-changed')
          double.receivedPlans.push(SubscriptionAccess.parse(payload));
        return response.writeHead(204).end();
      }
      if (request.url === '/internal/sessions/resolve')
        return response.writeHead(200).end(JSON.stringify({ principal: double.principal }));
      const [, previewId] = /^\/internal\/previews\/([^/]+)\/keep$/.exec(request.url ?? '') ?? [];
      const id = request.url?.split('/').pop() ?? '';
      const known = request.url?.startsWith('/internal/people/')
        ? double.people.get(id)
        : double.trips.get(id);
      const facts = previewId ? double.previews.get(previewId) : known;
      if (!facts) return response.writeHead(404).end('{}');
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(facts));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const double: TripsDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trips: new Map(),
    previews: new Map(),
    claimed: [],
    received: [],
    people: new Map(),
    receivedPlans: [],
    principal: null,
    away: false,
    inboxMs: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return double;
}

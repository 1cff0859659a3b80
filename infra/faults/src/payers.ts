import { makeCrowd, type Member } from '@landsea/bench/crowd';
import type { Product } from './product.js';

/** A person with two trips and a session, who has paid for nothing yet. */
export interface CrowdPayer extends Member {
  otherTripId: string;
  /** With each of this person's calls: the session, and an address of their own. */
  headers: Readonly<Record<'cookie' | 'x-forwarded-for', string>>;
}

export interface TimedAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
  ms: number;
}

let addresses = 0;

/**
 * No two people share one. Each restart of a service gives up what it holds of an address's limit, so that with one address
 * for all a few restarts a minute would use it up.
 */
function nextAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

export async function makePayers({ local, rows }: Product, count: number): Promise<CrowdPayer[]> {
  const crowd = await makeCrowd(local, count, 2);
  const trips = await rows<{ id: string; owner: string }>(
    'trips',
    'SELECT id, owner_id AS owner FROM trip WHERE owner_id = ANY($1::uuid[])',
    [crowd.map(({ userId }) => userId)],
  );
  return crowd.map((member) => ({
    ...member,
    otherTripId: trips.find(({ id, owner }) => owner === member.userId && id !== member.tripId)?.id ?? '',
    headers: { cookie: member.cookie, 'x-forwarded-for': nextAddress() },
  }));
}

/** A call as the person's browser makes it; one that breaks off is status 0. */
export async function call(
  { local }: Product,
  payer: CrowdPayer | undefined,
  method: string,
  path: string,
  body?: object,
): Promise<TimedAnswer> {
  const started = performance.now();
  try {
    const answer = await fetch(local.origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: local.origin,
        ...payer?.headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const json = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
    return { status: answer.status, headers: answer.headers, body: json, ms: performance.now() - started };
  } catch {
    return { status: 0, headers: new Headers(), body: {}, ms: performance.now() - started };
  }
}

export const startCheckout = (product: Product, payer: CrowdPayer, tripId: string): Promise<TimedAnswer> =>
  call(product, payer, 'POST', '/api/create-trip-checkout', { tripId });

export const readSession = ({ body }: TimedAnswer): string =>
  new URL(String(body['url'])).pathname.split('/').at(-1) ?? '';

/** Goes to checkout, once more while nobody answers, and answers the session. */
export async function openCheckout(
  product: Product,
  payer: CrowdPayer,
  tripId = payer.tripId,
): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const answer = await startCheckout(product, payer, tripId);
    if (answer.status === 200) {
      const session = readSession(answer);
      product.promises.sessions.add(session);
      return session;
    }
    if (tries === 60 || (answer.status !== 0 && answer.status < 500))
      throw new Error(`checkout answered ${answer.status} ${JSON.stringify(answer.body)}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

export const payPath = (session: string): string => `sessions/${session}/pay`;

export const pay = async ({ emulator }: Product, session: string, card?: string): Promise<string> =>
  (await emulator<{ outcome: string }>(payPath(session), card ? { card } : {})).outcome;

export const verify = (
  product: Product,
  payer: CrowdPayer,
  sessionId: string,
  tripId = payer.tripId,
): Promise<TimedAnswer> => call(product, payer, 'POST', '/api/verify-payment', { sessionId, tripId });

export async function hasAccess(product: Product, payer: CrowdPayer, tripId: string): Promise<boolean> {
  const { body } = await call(product, payer, 'GET', `/api/user/access?tripId=${tripId}`);
  return body['canEdit'] === true && body['isActive'] === true;
}

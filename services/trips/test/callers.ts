import { randomUUID } from 'node:crypto';
import type { Answers, Caller, TestService } from '@landsea/nest-kit/testing';
import { entitlement, newLine, newTrip, seeded } from './factories.js';

export type Who =
  | 'visitor'
  | 'owner'
  | 'otherFamily'
  | 'expiredPayer'
  | 'agentOfClient'
  | 'otherAgent'
  | 'client'
  | 'otherClient'
  | 'demo'
  | 'service'
  | 'wrongAudience';
export type Row = Record<Who, number | Answers>;

/** Makes things over HTTP as the person would, and answers what they are called. */
async function made(service: TestService, cookie: string, path: string, body: object): Promise<string> {
  const answer = await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: service.publicOrigin },
    body: JSON.stringify(body),
  });
  const made: unknown = await answer.json();
  if (typeof made === 'object' && made !== null && 'id' in made) return String(made.id);
  throw new Error(`${path}: ${JSON.stringify(made)}`);
}

async function payer(
  service: TestService,
  over: { isDemo?: boolean; isOver?: boolean } = {},
): Promise<Caller> {
  const userId = randomUUID();
  const cookie = service.cookieOf({ userId, isDemo: over.isDemo ?? false });
  const tripId = await made(service, cookie, '/api/trips', newTrip());
  const paid = entitlement({ id: tripId }, userId);
  await service.deliver('billing.entitlement-changed', paid);
  const lineId = await made(service, cookie, `/api/v1/trips/${tripId}/budget/lines`, newLine());
  if (over.isOver)
    await service.deliver('billing.entitlement-changed', { ...paid, state: 'expired', version: 2 });
  const { tripId: previewId } = await seeded(service);
  return { headers: { cookie }, owns: { userId, tripId, lineId, previewId } };
}

async function agent(service: TestService): Promise<Caller> {
  const cookie = service.cookieOf({ userType: 'agent' });
  const email = `${randomUUID()}@example.com`;
  const clientId = await made(service, cookie, '/api/v1/clients', {
    firstName: 'Ana',
    lastName: 'Silva',
    email,
  });
  return { headers: { cookie }, owns: { clientId } };
}

/** Everybody who may call trips, each with things of their own. */
export const callers = async (service: TestService): Promise<Record<Who, Caller>> => ({
  visitor: { headers: {} },
  owner: await payer(service),
  otherFamily: await payer(service),
  expiredPayer: await payer(service, { isOver: true }),
  agentOfClient: await agent(service),
  otherAgent: await agent(service),
  client: { headers: { cookie: service.cookieOf({ userType: 'client' }) } },
  otherClient: { headers: { cookie: service.cookieOf({ userType: 'client' }) } },
  demo: await payer(service, { isDemo: true }),
  service: { headers: { authorization: service.bearer({ issuer: 'billing' }) } },
  wrongAudience: { headers: { authorization: service.bearer({ issuer: 'billing', audience: 'identity' }) } },
});

export const everyone = (status: number): Row => ({
  visitor: status,
  owner: status,
  otherFamily: status,
  expiredPayer: status,
  agentOfClient: status,
  otherAgent: status,
  client: status,
  otherClient: status,
  demo: status,
  service: status,
  wrongAudience: status,
});
export const nobodyWithoutSession = { visitor: 401, service: 401, wrongAudience: 401 };
export const signedIn = (status: number): Row => ({ ...everyone(status), ...nobodyWithoutSession });
export const only = (own: number): Answers => ({ own, other: 404, none: 404 });
export const hidden: Answers = { other: 404, none: 404 };
export const servicesOnly = (status: number | Answers): Row => ({ ...everyone(401), service: status });

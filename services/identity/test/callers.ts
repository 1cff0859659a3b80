import { randomUUID } from 'node:crypto';
import type { Answers, Caller, TestService } from '@landsea/nest-kit/testing';
import type { UserType } from '@landsea/contracts';
import { asked, invite } from './invitation-factories.js';

export type Who =
  | 'visitor'
  | 'family'
  | 'otherFamily'
  | 'agent'
  | 'otherAgent'
  | 'client'
  | 'otherClient'
  | 'demo'
  | 'service'
  | 'wrongAudience';
export type Row = Record<Who, number | Answers>;

/** An account as the database holds it: clients are invited and the demo is seeded, so not all can register. */
async function account(service: TestService, userType: UserType, isDemo = false): Promise<Caller> {
  const userId = randomUUID();
  await service.dataSource.query(
    `INSERT INTO user_account (id, email, first_name, last_name, password_hash, user_type, is_demo)
     VALUES ($1, $2, 'Robin', 'Lindqvist', 'none', $3, $4)`,
    [userId, `${userId}@example.com`, userType, isDemo],
  );
  return { headers: { cookie: service.cookieOf({ userId, userType, isDemo }) }, owns: { userId } };
}

/** An agent who has invited a client. */
async function invitingAgent(service: TestService): Promise<Caller> {
  const { headers, owns } = await account(service, 'agent');
  const invited = asked(owns?.['userId'] ?? '');
  await invite(service, invited);
  return { headers, owns: { clientId: invited.clientId } };
}

/** Everybody who may call identity. */
export const callers = async (service: TestService): Promise<Record<Who, Caller>> => ({
  visitor: { headers: {} },
  family: await account(service, 'family'),
  otherFamily: await account(service, 'family'),
  agent: await invitingAgent(service),
  otherAgent: await invitingAgent(service),
  client: await account(service, 'client'),
  otherClient: await account(service, 'client'),
  demo: await account(service, 'family', true),
  service: { headers: { authorization: service.bearer({ issuer: 'trips' }) } },
  wrongAudience: { headers: { authorization: service.bearer({ issuer: 'trips', audience: 'billing' }) } },
});

export const everyone = (status: number): Row => ({
  visitor: status,
  family: status,
  otherFamily: status,
  agent: status,
  otherAgent: status,
  client: status,
  otherClient: status,
  demo: status,
  service: status,
  wrongAudience: status,
});
const nobodyWithoutSession = { visitor: 401, service: 401, wrongAudience: 401 };
export const signedIn = (status: number): Row => ({ ...everyone(status), ...nobodyWithoutSession });
export const servicesOnly = (status: number): Row => ({ ...everyone(401), service: status });
/** What an agent does with an invitation of their own. */
export const inviters = (status: number): Row => {
  const only: Answers = { own: status, other: 404, none: 404 };
  return { ...everyone(404), ...nobodyWithoutSession, agent: only, otherAgent: only };
};

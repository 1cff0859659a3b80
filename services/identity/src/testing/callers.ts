import { randomUUID } from 'node:crypto';
import { serviceCaller, type Answers, type Caller, type TestService } from '@landsea/nest-kit/testing';
import type { ExportDocument, UserType } from '@landsea/contracts/account';
import { clientInvited, invite } from './invitation-factories.js';

export type IdentityCaller =
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
export type IdentityAnswers = Record<IdentityCaller, number | Answers>;

const anExport = (userId: string): ExportDocument => ({
  format: 'landsea-account-export',
  version: 1,
  exportedAt: new Date().toISOString(),
  userId,
  identity: {},
  trips: {},
  billing: {},
});

/** An account as the database holds it: clients are invited and the demo is seeded, so not all can register. */
async function account(service: TestService, userType: UserType, isDemo = false): Promise<Caller> {
  const userId = randomUUID();
  await service.dataSource.query(
    `INSERT INTO user_account (id, email, first_name, last_name, password_hash, user_type, is_demo, email_verified_at)
     VALUES ($1, $2, 'Robin', 'Lindqvist', 'none', $3, $4, now())`,
    [userId, `${userId}@example.com`, userType, isDemo],
  );
  const sessionId = randomUUID();
  await service.dataSource.query(
    `INSERT INTO session (id, user_id, token_hash, created_at, last_seen_at, user_agent)
     VALUES ($1, $2, $1::uuid::text, now(), now(), '')`,
    [sessionId, userId],
  );
  const exportId = randomUUID();
  await service.dataSource.query(
    `INSERT INTO data_export (id, user_id, state, parts_done, due_at, created_at, expires_at, document)
     VALUES ($1, $2, 'ready', 3, now(), now(), now() + interval '1 day', $3)`,
    [exportId, userId, anExport(userId)],
  );
  return {
    headers: { cookie: service.cookieOf({ userId, userType, isDemo }) },
    // No email ever held this token: whose it is makes no difference.
    owns: { userId, sessionId, exportId, token: userId },
  };
}

async function invitingAgent(service: TestService): Promise<Caller> {
  const { headers, owns } = await account(service, 'agent');
  const invited = clientInvited(owns?.['userId'] ?? '');
  await invite(service, invited);
  return { headers, owns: { ...owns, clientId: invited.clientId } };
}

export const callers = async (service: TestService): Promise<Record<IdentityCaller, Caller>> => ({
  visitor: { headers: {} },
  family: await account(service, 'family'),
  otherFamily: await account(service, 'family'),
  agent: await invitingAgent(service),
  otherAgent: await invitingAgent(service),
  client: await account(service, 'client'),
  otherClient: await account(service, 'client'),
  demo: await account(service, 'family', true),
  service: serviceCaller(service, { issuer: 'trips' }),
  wrongAudience: serviceCaller(service, { issuer: 'trips', audience: 'billing' }),
});

export const everyone = (status: number): IdentityAnswers => ({
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
const PEOPLE = ['family', 'otherFamily', 'agent', 'otherAgent', 'client', 'otherClient'] as const;
const nobodyWithoutSession = { visitor: 401, service: 401, wrongAudience: 401 };
export const signedIn = (status: number): IdentityAnswers => ({
  ...everyone(status),
  ...nobodyWithoutSession,
});
export const servicesOnly = (status: number): IdentityAnswers => ({ ...everyone(401), service: status });
/** Calls of an agent for their own invitation. */
export const inviters = (status: number): IdentityAnswers => {
  const only: Answers = { own: status, other: 404, none: 404 };
  return { ...everyone(404), ...nobodyWithoutSession, agent: only, otherAgent: only };
};
/** Resources of one person: another's answers as a missing one. The demo account is refused by `demo`. */
export const own = (
  status: number,
  demo: number | Answers = { own: status, other: 404, none: 404 },
): IdentityAnswers => ({
  ...signedIn(404),
  ...Object.fromEntries(PEOPLE.map((who) => [who, { own: status, other: 404, none: 404 } satisfies Answers])),
  demo,
});
/** The same for everybody but the demo account, which is refused. */
export const notDemo = (status: number): IdentityAnswers => ({ ...signedIn(status), demo: 403 });

import { randomUUID } from 'node:crypto';
import { Agency, type InvitedRole } from '@landsea/contracts/agents';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';
import { planAccess } from './factories.js';

export interface Colleague {
  userId: string;
  email: string;
  call: TestAgent;
}

/** Somebody with an agent account, with the Agent plan unless they only assist. */
export const aColleague = async (service: TestService, hasPlan = true): Promise<Colleague> => {
  const userId = randomUUID();
  if (hasPlan) await service.deliver('billing.subscription-changed', planAccess(userId, { plan: 'agent' }));
  return { userId, email: `${userId}@example.com`, call: service.as({ userId, userType: 'agent' }) };
};

/** Opens an agency. @returns its id. */
export const openAgency = async ({ call }: Colleague, name = 'Blue Lagoon Travel'): Promise<string> =>
  Agency.parse((await call.post('/api/v1/agency').send({ name }).expect(201)).body).id;

/** The token of the last link that was emailed to somebody. */
export const tokenFor = async (service: TestService, email: string): Promise<string> => {
  const [mail] = await service.dataSource.query<{ text: string }[]>(
    `SELECT text FROM mail_message WHERE recipient = $1 AND text LIKE '%/invite/accept/%' ORDER BY created_at DESC LIMIT 1`,
    [email],
  );
  return /\/invite\/accept\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
};

/** Joins by the link that the owner's invitation was emailed with. */
export const joinAgency = async (
  service: TestService,
  owner: Colleague,
  invited: Colleague,
  role: InvitedRole,
): Promise<void> => {
  await owner.call.post('/api/v1/agency/invitations').send({ email: invited.email, role }).expect(201);
  const token = await tokenFor(service, invited.email);
  await invited.call.post('/api/v1/agency-invitations/accept').send({ token }).expect(200);
};

export interface Team {
  agencyId: string;
  owner: Colleague;
  agent: Colleague;
  assistant: Colleague;
}

/** An agency with an owner, an agent and an assistant. */
export const aTeam = async (service: TestService): Promise<Team> => {
  const [owner, agent, assistant] = await Promise.all([
    aColleague(service),
    aColleague(service),
    aColleague(service, false),
  ]);
  const agencyId = await openAgency(owner);
  await joinAgency(service, owner, agent, 'agent');
  await joinAgency(service, owner, assistant, 'assistant');
  return { agencyId, owner, agent, assistant };
};

/** Adds a client to a colleague's list. @returns the client's id. */
export const addClient = async ({ call }: Colleague, client: object = {}): Promise<string> => {
  const email = `${randomUUID()}@example.com`;
  const { body } = await call
    .post('/api/v1/clients')
    .send({ firstName: 'Ada', lastName: 'Byron', email, ...client })
    .expect(201);
  return String(body.id);
};

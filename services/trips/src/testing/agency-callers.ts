import { randomUUID } from 'node:crypto';
import type { AgencyRole } from '@landsea/contracts/agents';
import type { Caller, Ids, TestService } from '@landsea/nest-kit/testing';
import { AgencyInvitationRow } from '../agents/team/agency-invitation.entity.js';
import { ClientRow } from '../agents/clients/client.entity.js';
import { ClientHandOverRow } from '../agents/team/client-hand-over.entity.js';
import { AgencyMemberRow } from '../agents/team/agency-member.entity.js';
import { AgencyRow } from '../agents/team/agency.entity.js';
import { aClient } from './client-bodies.js';
import { aConversation, aHousehold } from './client-things.js';
import { planAccess } from './factories.js';
import { made } from './requests.js';

const anAgency = async (service: TestService): Promise<string> => {
  const id = randomUUID();
  await service.dataSource.manager.insert(AgencyRow, { id, name: 'Blue Lagoon Travel' });
  return id;
};

const aMember = async (
  service: TestService,
  agencyId: string,
  role: AgencyRole,
  userId: string = randomUUID(),
): Promise<string> => {
  const email = `${userId}@example.com`;
  await service.dataSource.manager.insert(AgencyMemberRow, {
    userId,
    agencyId,
    role,
    name: 'Kim Park',
    email,
  });
  if (role !== 'assistant')
    await service.deliver('billing.subscription-changed', planAccess(userId, { plan: 'agent' }));
  return userId;
};

const aHandOver = async (service: TestService, agencyId: string, userId: string): Promise<string> => {
  const id = randomUUID();
  const row = { id, agencyId, userId, toAgentId: userId, at: new Date(), clients: [], undoneAt: null };
  await service.dataSource.manager.insert(ClientHandOverRow, row);
  return id;
};

/** People and invitations that the owner of an agency may name: a member, a colleague with the plan, an open invitation. */
const teamOf = async (service: TestService, agencyId: string): Promise<Ids> => {
  const invitationId = randomUUID();
  await service.dataSource.manager.insert(AgencyInvitationRow, {
    id: invitationId,
    agencyId,
    email: `${invitationId}@example.com`,
    role: 'agent',
    tokenHash: invitationId,
    invitedAt: new Date(),
    expiresAt: new Date(Date.now() + 86_400_000),
    usedBy: null,
  });
  return {
    memberId: await aMember(service, agencyId, 'assistant'),
    colleagueId: await aMember(service, agencyId, 'agent'),
    invitationId,
  };
};

export const agencyOf = async (service: TestService, { headers, owns }: Caller): Promise<Caller> => {
  const agencyId = await anAgency(service);
  const { manager } = service.dataSource;
  const { agentId } = await manager.findOneByOrFail(ClientRow, { id: owns?.['clientId'] ?? '' });
  const row = { userId: agentId, agencyId, role: 'owner' as const, name: 'Lee', email: 'lee@example.com' };
  await manager.insert(AgencyMemberRow, row);
  const team = await teamOf(service, agencyId);
  return { headers, owns: { ...owns, ...team, handOverId: await aHandOver(service, agencyId, agentId) } };
};

/** Three of one agency. All of their clients are the agent's; each names one that nobody else here changes. */
export const agencyPeople = async (
  service: TestService,
): Promise<Record<'agencyOwner' | 'agencyAgent' | 'assistant', Caller>> => {
  const agencyId = await anAgency(service);
  const ownerId = await aMember(service, agencyId, 'owner');
  const agentId = await aMember(service, agencyId, 'agent');
  const assistantId = await aMember(service, agencyId, 'assistant');
  const team = await teamOf(service, agencyId);
  const agentCookie = service.cookieOf({ userType: 'agent', userId: agentId });
  const caller = async (userId: string, more: Ids = {}): Promise<Caller> => {
    const cookie = service.cookieOf({ userType: 'agent', userId });
    const clientId = await made(service, agentCookie, '/api/v1/clients', aClient());
    const household = await aHousehold(service, cookie, agentId, clientId);
    const conversation = await aConversation(service, clientId);
    return { headers: { cookie }, owns: { ...household, ...conversation, ...more } };
  };
  return {
    agencyOwner: await caller(ownerId, { ...team, handOverId: await aHandOver(service, agencyId, ownerId) }),
    agencyAgent: await caller(agentId, {
      colleagueId: team['colleagueId'] ?? '',
      handOverId: await aHandOver(service, agencyId, agentId),
    }),
    assistant: await caller(assistantId),
  };
};

import type { AgencyInvitation, AgencyMember } from '@landsea/contracts/agents';
import { makeEditConflict, makeNotFound, type Principal, selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { AgencyMemberRow } from './agency-member.entity.js';
import { AgencyRow } from './agency.entity.js';

/** @throws DomainError NOT_FOUND. */
export const lockAgency = async (
  manager: EntityManager,
  { userId }: Pick<Principal, 'userId'>,
): Promise<AgencyRow> => {
  const member = await manager.findOneBy(AgencyMemberRow, { userId });
  const agency =
    member &&
    (await manager.findOne(AgencyRow, {
      where: { id: member.agencyId },
      lock: { mode: 'pessimistic_write' },
    }));
  // The member may have been removed meanwhile.
  if (!agency || !(await manager.existsBy(AgencyMemberRow, { userId, agencyId: agency.id })))
    throw makeNotFound();
  return agency;
};

/** Locks all agents of a transaction at once, before any client. */
export const lockClientsOf = async (manager: EntityManager, agentIds: readonly string[]): Promise<void> => {
  for (const agentId of [...new Set(agentIds)].sort())
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('clients:' || $1, 0))`, [agentId]);
};

/** @throws DomainError NOT_FOUND for somebody who is not of the agency. */
export const selectMember = async (
  manager: EntityManager,
  agencyId: string,
  userId: string,
): Promise<AgencyMemberRow> => {
  const member = await manager.findOneBy(AgencyMemberRow, { agencyId, userId });
  if (!member) throw makeNotFound();
  return member;
};

/** Null for an agent who works alone. */
export const selectAgencyName = async (manager: EntityManager, agentId: string): Promise<string | null> => {
  const [agency] = await manager.query<{ name: string }[]>(
    `SELECT a.name FROM agency a JOIN agency_member m ON m.agency_id = a.id WHERE m.user_id = $1`,
    [agentId],
  );
  return agency?.name ?? null;
};

export const selectMembers = (
  manager: EntityManager,
  agencyId: string,
  readerId: string,
): Promise<AgencyMember[]> =>
  manager.query(
    `SELECT m.user_id AS "userId", m.name, m.email, m.role, ${selectInstant('m.joined_at')} AS "joinedAt",
       (SELECT count(*)::int FROM client c WHERE c.agent_id = m.user_id) AS clients, m.user_id = $2 AS "isYou"
     FROM agency_member m WHERE m.agency_id = $1
     ORDER BY m.role <> 'owner', m.role = 'assistant', lower(m.name), m.user_id`,
    [agencyId, readerId],
  );

export const selectInvitations = (
  manager: EntityManager,
  agencyId: string,
  now: Date,
): Promise<AgencyInvitation[]> =>
  manager.query(
    `SELECT id, email, role, ${selectInstant('expires_at')} AS "expiresAt", expires_at <= $2 AS "isExpired"
     FROM agency_invitation WHERE agency_id = $1 AND used_by IS NULL ORDER BY invited_at, id`,
    [agencyId, now],
  );

export const insertMember = async (
  manager: EntityManager,
  member: Omit<AgencyMemberRow, 'joinedAt'> & { joinedAt: Date },
): Promise<void> => {
  const { userId, agencyId, role, name, email, joinedAt } = member;
  const rows = await manager.query<unknown[]>(
    `INSERT INTO agency_member (user_id, agency_id, role, name, email, joined_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING RETURNING user_id`,
    [userId, agencyId, role, name, email, joinedAt],
  );
  if (rows.length === 0)
    throw makeEditConflict(
      'You belong to an agency already. Leave it first: one account belongs to one agency.',
    );
};

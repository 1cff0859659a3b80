import { makeInvalidField } from '@landsea/nest-kit';
import { Not, type EntityManager } from 'typeorm';
import { ClientRow } from './client.entity.js';

/** Addresses that are not there are not compared. @throws DomainError VALIDATION_FAILED that names the client who has it. */
export const refuseKnownEmail = async (
  manager: EntityManager,
  agentId: string,
  email: string | null | undefined,
  exceptId?: string,
): Promise<void> => {
  if (!email) return;
  const known = await manager.findOneBy(ClientRow, {
    agentId,
    email,
    ...(exceptId !== undefined && { id: Not(exceptId) }),
  });
  if (!known) return;
  const message = known.archivedAt
    ? 'You already have a client with this email address, in the archive'
    : 'You already have a client with this email address';
  throw makeInvalidField('email', message);
};

/** Every client's address of these, as `agentId email`. */
export const selectKnownEmails = async (
  manager: EntityManager,
  agentIds: readonly string[],
  emails: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await manager.query<{ known: string }[]>(
    `SELECT agent_id || ' ' || email AS known FROM client
      WHERE agent_id = ANY($1::uuid[]) AND email = ANY($2::text[])`,
    [agentIds, emails],
  );
  return new Set(rows.map(({ known }) => known));
};

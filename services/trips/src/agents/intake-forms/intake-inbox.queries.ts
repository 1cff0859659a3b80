import type { IntakeAnswer, IntakeAnswerSummary, IntakeProposal } from '@landsea/contracts/agents';
import { selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';

const LISTED = 200;
/** The client's agent counts, and the form's while there is no client. */
const summary = `SELECT a.id, f.template, a.name, a.email, a.source, a.state, a.client_id AS "clientId",
   a.trip_id AS "tripId", ${selectInstant('a.sent_at')} AS "sentAt", a.form_version AS "formVersion", a.consents,
   (SELECT count(*)::int FROM intake_proposal p WHERE p.answer_id = a.id AND p.state = 'open') AS open
  FROM intake_answer a JOIN intake_form f ON f.id = a.form_id LEFT JOIN client c ON c.id = a.client_id
 WHERE a.state <> 'draft' AND coalesce(c.agent_id, f.agent_id) = ANY($1::uuid[])`;

export type AnswerHead = IntakeAnswerSummary & Pick<IntakeAnswer, 'formVersion' | 'consents'>;

export const selectAnswers = (
  manager: EntityManager,
  agentIds: readonly string[],
  clientId: string | undefined,
): Promise<AnswerHead[]> =>
  manager.query(
    `${summary} AND ($2::uuid IS NULL OR a.client_id = $2) ORDER BY a.sent_at DESC, a.id LIMIT ${LISTED}`,
    [agentIds, clientId ?? null],
  );

export const selectAnswer = async (
  manager: EntityManager,
  agentIds: readonly string[],
  id: string,
): Promise<AnswerHead | undefined> => {
  const [answer] = await manager.query<AnswerHead[]>(`${summary} AND a.id = $2`, [agentIds, id]);
  return answer;
};

export interface StoredProposal extends Omit<IntakeProposal, 'ours' | 'difference'> {
  fieldKey: string;
  personId: string | null;
  value: unknown;
  base: string | null;
}

export const selectProposals = (manager: EntityManager, answerId: string): Promise<StoredProposal[]> =>
  manager.query(
    `SELECT id, field_key AS "fieldKey", attribute, person_id AS "personId", person_name AS "personName", label,
       value, theirs, base, is_health AS "isHealth", state, ${selectInstant('decided_at')} AS "decidedAt"
     FROM intake_proposal WHERE answer_id = $1 ORDER BY position`,
    [answerId],
  );

export interface KeptValue {
  fieldKey: string;
  personId: string | null;
  theirs: string;
}

/** Values that were accepted and that only answers hold, the latest of each. */
export const selectKept = (manager: EntityManager, clientId: string): Promise<KeptValue[]> =>
  manager.query(
    `SELECT DISTINCT ON (p.field_key, p.person_id) p.field_key AS "fieldKey", p.person_id AS "personId", p.theirs
       FROM intake_proposal p JOIN intake_answer a ON a.id = p.answer_id
      WHERE a.client_id = $1 AND p.state = 'kept'
      ORDER BY p.field_key, p.person_id, p.decided_at DESC`,
    [clientId],
  );

export const decideProposals = (
  manager: EntityManager,
  answerId: string,
  ids: readonly string[],
  state: 'accepted' | 'kept' | 'refused',
  now: Date,
): Promise<unknown> =>
  manager.query(
    `UPDATE intake_proposal SET state = $3, decided_at = $4
      WHERE answer_id = $1 AND id = ANY($2::uuid[]) AND state = 'open'`,
    [answerId, ids, state, now],
  );

/** An answer whose address nobody confirmed stays unconfirmed when all is decided. */
export const finishAnswer = (manager: EntityManager, answerId: string): Promise<unknown> =>
  manager.query(
    `UPDATE intake_answer a SET state = 'done' WHERE a.id = $1 AND a.state = 'sent'
        AND NOT EXISTS (SELECT FROM intake_proposal p WHERE p.answer_id = a.id AND p.state = 'open')`,
    [answerId],
  );

import type { UnansweredSummary } from '@landsea/contracts/agents';
import { selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import type { Viewer } from './conversations.queries.js';

/** `since` is the column that says since when; `more` are further properties. */
const summarize = (since: string, more = ''): string => `(
  SELECT jsonb_build_object('clients', count(DISTINCT client_id),
    'clientName', (array_agg(name ORDER BY longest, last_message_at DESC, id))[1],
    'since', (array_agg(${selectInstant(since)} ORDER BY longest, last_message_at DESC, id))[1],
    'conversationId', CASE WHEN count(*) = 1 THEN min(id::text) END ${more})
  FROM open WHERE ${since} IS NOT NULL HAVING count(*) > 0)`;

/** Counts what the list of the agent's side begins with. */
export const selectUnanswered = async (
  manager: EntityManager,
  { userId, agentIds }: Viewer,
): Promise<UnansweredSummary> => {
  const [summary] = await manager.query<[UnansweredSummary]>(
    `WITH open AS (
       SELECT v.id, v.client_id, concat_ws(' ', c.first_name, c.last_name) AS name, v.last_message_at, v.waiting_since,
         held.since AS held_since, held.count AS held, least(v.waiting_since, held.since) AS longest
       FROM conversation v JOIN client c ON c.id = v.client_id
         CROSS JOIN LATERAL (SELECT count(*)::int AS count, min(h.received_at) AS since FROM held_email h
           WHERE h.conversation_id = v.id AND h.dismissed_at IS NULL) AS held
       WHERE c.agent_id = ANY($2::uuid[]) AND (v.user_id = $1 AND c.user_id = $1) IS NOT TRUE
         AND v.last_message_at IS NOT NULL AND (v.waiting_since IS NOT NULL OR held.since IS NOT NULL))
     SELECT ${summarize('waiting_since')} AS waiting, ${summarize('held_since', `, 'emails', sum(held)`)} AS held`,
    [userId, agentIds],
  );
  return summary;
};

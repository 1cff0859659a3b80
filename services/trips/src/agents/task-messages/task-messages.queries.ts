import type { ListedTask, MessageWay, WorkflowTemplateKey } from '@landsea/contracts/agents';
import { PARKS_ZONE, type CalendarDate } from '@landsea/contracts/core';
import type { EntityManager } from 'typeorm';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';
import { selectPipelineStage } from '../clients/pipeline.queries.js';

export interface SendingTask {
  id: string;
  clientId: string;
  tripId: string;
  agentId: string;
  key: string;
  dueOn: CalendarDate | null;
  templateId: string;
  way: MessageWay;
  since: Date;
  sentAt: Date | null;
  isDone: boolean;
  problem: string | null;
  version: number;
  firstName: string;
  /** IANA name of the agent’s clock. */
  timeZone: string;
  isPaused: boolean;
  /** The list of the task; null without one. */
  template: WorkflowTemplateKey | null;
  /** An own list; null for one of ours. */
  listTasks: ListedTask[] | null;
  isTripDropped: boolean;
  endDate: CalendarDate;
}

/** A trip that is deleted, or no longer shared with the agent, has no messages to send. */
const select = (where: string, rest = ''): string => `
  SELECT w.id, w.client_id AS "clientId", w.trip_id AS "tripId", c.agent_id AS "agentId", coalesce(w.key, w.id::text) AS key,
    w.due_on::text AS "dueOn", w.message_template AS "templateId", w.message_way AS way, w.message_since AS since, w.sent_at AS "sentAt",
    w.done_at IS NOT NULL AS "isDone", w.send_problem AS problem, w.version, c.first_name AS "firstName",
    coalesce(d.time_zone, '${PARKS_ZONE}') AS "timeZone", flow.sending_paused_at IS NOT NULL AS "isPaused",
    flow.template, flow.list_tasks AS "listTasks",
    (t.archived OR ${selectPipelineStage('c', '$1::date')} = 'lost') AS "isTripDropped", t.end_date::text AS "endDate"
  FROM workflow_task w JOIN client c ON c.id = w.client_id
    JOIN trip_api.trip t ON t.id = w.trip_id AND t.purge_at IS NULL
    LEFT JOIN trip_workflow flow ON flow.client_id = w.client_id AND flow.trip_id = w.trip_id
    LEFT JOIN digest d ON d.user_id = c.agent_id
  WHERE w.message_template IS NOT NULL AND w.message_way IS NOT NULL AND w.removed_at IS NULL AND ${where}
    AND EXISTS (SELECT FROM (${selectDeskTrips('ARRAY[c.agent_id]')}) desk WHERE desk.trip_id = w.trip_id AND desk.client_id = w.client_id)
  ${rest}`;

export const selectSendingTask = async (
  manager: EntityManager,
  agentIds: readonly string[],
  { tripId, taskId }: { tripId: string; taskId: string },
  today: CalendarDate,
): Promise<SendingTask | undefined> => {
  const [task] = await manager.query<SendingTask[]>(
    select('c.agent_id = ANY($2::uuid[]) AND w.trip_id = $3 AND w.id = $4'),
    [today, agentIds, tripId, taskId],
  );
  return task;
};

/** Those whose day has begun somewhere, in order, after one of them. */
export const selectSendingTasks = (
  manager: EntityManager,
  today: CalendarDate,
  lastDay: CalendarDate,
  after: Pick<SendingTask, 'id' | 'dueOn'> | undefined,
  limit: number,
): Promise<SendingTask[]> =>
  manager.query(
    select(
      `w.message_way = 'auto' AND w.sent_at IS NULL AND w.done_at IS NULL AND w.send_problem IS NULL AND w.due_on <= $2::date
         AND ($3::date IS NULL OR (w.due_on, w.id) > ($3::date, $4::uuid))
         AND NOT EXISTS (SELECT FROM demo_agent demo WHERE demo.user_id = c.agent_id)`,
      'ORDER BY w.due_on, w.id LIMIT $5',
    ),
    [today, lastDay, after?.dueOn ?? null, after?.id ?? null, limit],
  );

/** @returns true to one caller only, and only while nobody has changed the task or paused its messages. */
export const takeSending = async (
  manager: EntityManager,
  { id, version, way }: Pick<SendingTask, 'id' | 'version' | 'way'>,
  sentBy: { userId: string; firstName: string; isByItself: boolean },
  now: Date,
): Promise<boolean> => {
  const [, taken] = await manager.query<[unknown[], number]>(
    `UPDATE workflow_task w SET sent_at = $3, done_at = $3, done_by = $4, done_by_name = $5, skipped = false, send_problem = NULL,
       version = version + 1, updated_at = $3
     WHERE w.id = $1 AND w.version = $2 AND w.sent_at IS NULL AND w.removed_at IS NULL AND w.message_way = $6
       AND (NOT $7::boolean OR (w.done_at IS NULL AND NOT EXISTS (SELECT FROM trip_workflow flow
         WHERE flow.client_id = w.client_id AND flow.trip_id = w.trip_id AND flow.sending_paused_at IS NOT NULL)))`,
    [id, version, now, sentBy.userId, sentBy.firstName, way, sentBy.isByItself],
  );
  return taken > 0;
};

export const holdSending = async (
  manager: EntityManager,
  { id, version }: Pick<SendingTask, 'id' | 'version'>,
  problem: string,
): Promise<void> => {
  await manager.query(
    `UPDATE workflow_task SET send_problem = $3 WHERE id = $1 AND version = $2 AND sent_at IS NULL`,
    [id, version, problem],
  );
};

/** The list may have been removed and used again since. */
export const selectSentAt = async (manager: EntityManager, messageId: string): Promise<Date | null> => {
  const [sent] = await manager.query<{ sentAt: Date }[]>(
    `SELECT sent_at AS "sentAt" FROM conversation_message WHERE id = $1`,
    [messageId],
  );
  return sent?.sentAt ?? null;
};

export const setPaused = async (
  manager: EntityManager,
  agentIds: readonly string[],
  tripId: string,
  since: Date | null,
): Promise<void> => {
  await manager.query(
    `UPDATE trip_workflow flow SET sending_paused_at = $3 FROM client c
      WHERE c.id = flow.client_id AND c.agent_id = ANY($1::uuid[]) AND flow.trip_id = $2`,
    [agentIds, tripId, since],
  );
};

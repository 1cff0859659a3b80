import { selectInstant } from '@landsea/nest-kit';
import { selectClientStage, selectPipelineStage } from '../clients/pipeline.queries.js';
import { selectUnconfirmed } from '../clients/unconfirmed-email.js';

/** SQL for the date at the instant, in New York as `getDateIn` reads it. */
export const toToday = (now: string): string => `(${now} AT TIME ZONE 'America/New_York')::date`;

const invitation = (c: string, now: string): string => `CASE
  WHEN ${c}.user_id IS NOT NULL AND ${c}.joined_at IS NOT NULL
    THEN jsonb_build_object('state', 'joined', 'at', ${selectInstant(`${c}.joined_at`)}, 'expiresAt', NULL)
  WHEN ${c}.left_at IS NOT NULL
    THEN jsonb_build_object('state', 'left', 'at', ${selectInstant(`${c}.left_at`)}, 'expiresAt', NULL)
  WHEN ${c}.invited_at IS NULL OR ${c}.invitation_expires_at IS NULL
    THEN jsonb_build_object('state', 'not-invited', 'at', NULL, 'expiresAt', NULL)
  ELSE jsonb_build_object(
    'state', CASE WHEN ${c}.invitation_expires_at > ${now} THEN 'invited' ELSE 'expired' END,
    'at', ${selectInstant(`${c}.invited_at`)}, 'expiresAt', ${selectInstant(`${c}.invitation_expires_at`)}) END`;

/** Only trips that the agent may see: shared by the client or made for them. */
const tripsOf = (c: string): string => `(
  SELECT t.id FROM client_trip consent JOIN trip_api.trip t ON t.id = consent.trip_id AND t.owner_id = ${c}.user_id
   WHERE consent.client_id = ${c}.id
  UNION SELECT made.trip_id FROM agent_trip made WHERE made.client_id = ${c}.id)`;

const nextTrip = (c: string, now: string): string => `(
  SELECT jsonb_build_object('tripId', t.id, 'name', t.name, 'startDate', t.start_date, 'endDate', t.end_date)
    FROM trip_api.trip t WHERE t.id IN ${tripsOf(c)} AND t.purge_at IS NULL
   ORDER BY (t.end_date >= ${now}::date) DESC, abs(t.start_date - ${now}::date), t.id LIMIT 1)`;

const stage = (c: string, now: string): string => selectPipelineStage(c, toToday(now));

export const selectClientColumns = (c: string, now: string): string => `jsonb_build_object(
  'id', ${c}.id, 'version', ${c}.version, 'agentId', ${c}.agent_id, 'firstName', ${c}.first_name,
  'lastName', ${c}.last_name, 'email', coalesce(${c}.email, ''), 'phone', ${c}.phone, 'stage', ${selectClientStage(stage(c, now))}, 'pipelineStage', ${stage(c, now)}, 'tags', to_jsonb(${c}.tags),
  'source', ${c}.source, 'nextStep', ${c}.next_step, 'nextStepOn', ${c}.next_step_on,
  'people', (SELECT count(*) FROM client_person p WHERE p.client_id = ${c}.id),
  'trip', ${nextTrip(c, now)},
  'invitation', ${invitation(c, now)}, 'isEmailUnconfirmed', ${selectUnconfirmed(c)},
  'isSample', ${c}.is_sample,
  'archivedAt', ${selectInstant(`${c}.archived_at`)}, 'createdAt', ${selectInstant(`${c}.created_at`)})`;

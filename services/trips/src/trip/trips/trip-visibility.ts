/*
 * SQL expressions for the relation between a person and a trip; no other file states it. `trip` is the alias
 * of the trip's row, `user` the parameter with the user's id.
 */
import { agencyRights } from '@landsea/rules/agents';

const collaborating = (trip: string, user: string): string =>
  `FROM collaborator shared WHERE shared.trip_id = ${trip}.id AND shared.user_id = ${user}`;

const wideRoles = agencyRights['all-clients'].map((role) => `'${role}'`).join(', ');

const isColleagueOf = (agent: string, user: string): string =>
  `EXISTS (SELECT FROM agency_member colleague JOIN agency_member peer ON peer.agency_id = colleague.agency_id
     WHERE colleague.user_id = ${user} AND colleague.role IN (${wideRoles})
       AND peer.user_id = ${agent} AND peer.role <> 'assistant')`;

const reaches = (user: string, agent: string): string =>
  `(${agent} = ${user} OR ${isColleagueOf(agent, user)})`;

const isOfColleague = (trip: string, user: string): string =>
  `(${trip}.for_client AND ${isColleagueOf(`${trip}.owner_id`, user)})`;

/** `what` is an extra condition for more than the trip itself. */
const isShownToAgent = (trip: string, user: string, what = 'true'): string =>
  `EXISTS (SELECT FROM client_trip consent JOIN client ON client.id = consent.client_id
     WHERE consent.trip_id = ${trip}.id AND client.user_id = ${trip}.owner_id AND ${reaches(user, 'client.agent_id')}
       AND ${what})`;

/** The client of an agent-made trip, by user id, or by client id in `?asClient` previews. */
const madeFor = (trip: string, user: string): string =>
  `FROM agent_trip made JOIN client reader ON reader.id = made.client_id
     WHERE ${trip}.for_client AND made.trip_id = ${trip}.id AND (reader.user_id = ${user} OR reader.id = ${user})`;

export const selectClientMayIn = (trip: string, user: string): string =>
  `(SELECT made.client_may ${madeFor(trip, user)})`;

export const selectGuestIn = (trip: string, user: string): string =>
  `(SELECT json_build_object('personId', shared.person_id, 'staysHome', shared.stays_home) ${collaborating(trip, user)})`;

/** A deleted trip is visible to nobody. */
export const selectViewableBy = (trip: string, user: string): string =>
  `(${trip}.purge_at IS NULL AND (${trip}.owner_id = ${user}
     OR EXISTS (SELECT ${collaborating(trip, user)}) OR EXISTS (SELECT ${madeFor(trip, user)})
     OR ${isShownToAgent(trip, user)} OR ${isOfColleague(trip, user)}))`;

export const selectAgentIdsThrough = (trip: string, user: string): string =>
  `SELECT client.agent_id FROM client_trip consent JOIN client ON client.id = consent.client_id
     WHERE consent.trip_id = ${trip}.id AND client.user_id = ${trip}.owner_id AND ${reaches(user, 'client.agent_id')}`;

const moneyIf = (trip: string, user: string, agentSees: string, clientSees: string): string =>
  `(${trip}.purge_at IS NULL AND (${trip}.owner_id = ${user} OR ${isOfColleague(trip, user)}
     OR coalesce((SELECT shared.sees_money ${collaborating(trip, user)}), (SELECT ${clientSees} ${madeFor(trip, user)}),
       ${isShownToAgent(trip, user, agentSees)})))`;

export const selectMoneyViewableBy = (trip: string, user: string): string =>
  moneyIf(trip, user, 'consent.sees_money', 'made.client_sees_money');

export const selectDocumentsViewableBy = (trip: string, user: string): string =>
  moneyIf(
    trip,
    user,
    'consent.sees_money AND consent.sees_documents',
    'made.client_sees_money AND made.client_sees_documents',
  );

/** An invitation to the trip takes precedence over being the owner's agent. */
export const selectRoleIn = (trip: string, user: string): string =>
  `CASE WHEN ${trip}.owner_id = ${user} THEN 'owner'
     ELSE coalesce((SELECT shared.role ${collaborating(trip, user)}),
       (SELECT CASE made.client_may WHEN 'edit' THEN 'editor' ELSE 'viewer' END ${madeFor(trip, user)}),
       CASE WHEN ${isOfColleague(trip, user)} THEN 'editor' ELSE 'agent' END) END`;

export const selectListedFor = (trip: string, user: string): string =>
  `${trip}.purge_at IS NULL AND ${trip}.id IN (SELECT id FROM trip WHERE owner_id = ${user} AND NOT for_client
     UNION ALL SELECT trip_id FROM collaborator WHERE user_id = ${user})`;

const halves = (trip: string, user: string, rest: string, select: (role: string) => string): string =>
  `(SELECT ${select("'owner'")} FROM trip ${trip} WHERE ${trip}.owner_id = ${user} AND NOT ${trip}.for_client AND ${trip}.purge_at IS NULL ${rest})
   UNION ALL
   (SELECT ${select('shared.role')} FROM collaborator shared JOIN trip ${trip} ON ${trip}.id = shared.trip_id
     WHERE shared.user_id = ${user} AND ${trip}.owner_id <> ${user} AND ${trip}.purge_at IS NULL ${rest})`;

/** Two halves that an index can each answer. `rest` continues the WHERE of each, with order and limit. */
export const selectOwnAndShared = (trip: string, user: string, rest: string): string =>
  halves(trip, user, rest, () => `${trip}.id`);

export const selectOwnAndSharedRows = (trip: string, user: string, rest: string, columns: string[]): string =>
  halves(trip, user, rest, (role) =>
    [...columns.map((column) => `${trip}.${column}`), `${role} AS role`].join(', '),
  );

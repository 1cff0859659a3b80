/*
 * What somebody is to a trip, as expressions of SQL: the one place that says so. In each, `trip` is the alias of the
 * trip's row and `user` the parameter that holds the user's id.
 */
import { agencyRights } from '@landsea/contracts/agents';

const collaborating = (trip: string, user: string): string =>
  `FROM collaborator shared WHERE shared.trip_id = ${trip}.id AND shared.user_id = ${user}`;

const wideRoles = agencyRights['all-clients'].map((role) => `'${role}'`).join(', ');

/** Somebody who reaches the clients of this agent, another one of their agency. */
const isColleagueOf = (agent: string, user: string): string =>
  `EXISTS (SELECT FROM agency_member colleague JOIN agency_member peer ON peer.agency_id = colleague.agency_id
     WHERE colleague.user_id = ${user} AND colleague.role IN (${wideRoles})
       AND peer.user_id = ${agent} AND peer.role <> 'assistant')`;

const reaches = (user: string, agent: string): string =>
  `(${agent} = ${user} OR ${isColleagueOf(agent, user)})`;

/** A trip that a colleague makes for a client. */
const isOfColleague = (trip: string, user: string): string =>
  `(${trip}.for_client AND ${isColleagueOf(`${trip}.owner_id`, user)})`;

/** The owner is a client of this agent, or of a colleague whose clients this agent reaches, and shares the trip. `what` is for more than the trip itself. */
const isShownToAgent = (trip: string, user: string, what = 'true'): string =>
  `EXISTS (SELECT FROM client_trip consent JOIN client ON client.id = consent.client_id
     WHERE consent.trip_id = ${trip}.id AND client.user_id = ${trip}.owner_id AND ${reaches(user, 'client.agent_id')}
       AND ${what})`;

/**
 * Somebody for whom their agent made the trip: the account that joined, or, where the agent looks at it as the client does, the
 * client itself, whose id is nobody's account.
 */
const madeFor = (trip: string, user: string): string =>
  `FROM agent_trip made JOIN client reader ON reader.id = made.client_id
     WHERE ${trip}.for_client AND made.trip_id = ${trip}.id AND (reader.user_id = ${user} OR reader.id = ${user})`;

/** What the agent lets the client do to a trip made for them; null for everybody else. */
export const clientMayIn = (trip: string, user: string): string =>
  `(SELECT made.client_may ${madeFor(trip, user)})`;

/** Which traveler somebody is with whom the trip is shared, as a `TravelerTie`; null for everybody else. */
export const guestIn = (trip: string, user: string): string =>
  `(SELECT json_build_object('personId', shared.person_id, 'staysHome', shared.stays_home) ${collaborating(trip, user)})`;

/** Who may view a trip. One that is deleted is there for nobody. */
export const viewableBy = (trip: string, user: string): string =>
  `(${trip}.purge_at IS NULL AND (${trip}.owner_id = ${user}
     OR EXISTS (SELECT ${collaborating(trip, user)}) OR EXISTS (SELECT ${madeFor(trip, user)})
     OR ${isShownToAgent(trip, user)} OR ${isOfColleague(trip, user)}))`;

/** The agents to whom the owner shows a trip and through whom somebody sees it: the person, or colleagues. */
export const agentsThrough = (trip: string, user: string): string =>
  `SELECT client.agent_id FROM client_trip consent JOIN client ON client.id = consent.client_id
     WHERE consent.trip_id = ${trip}.id AND client.user_id = ${trip}.owner_id AND ${reaches(user, 'client.agent_id')}`;

const moneyIf = (trip: string, user: string, agentSees: string, clientSees: string): string =>
  `(${trip}.purge_at IS NULL AND (${trip}.owner_id = ${user} OR ${isOfColleague(trip, user)}
     OR coalesce((SELECT shared.sees_money ${collaborating(trip, user)}), (SELECT ${clientSees} ${madeFor(trip, user)}),
       ${isShownToAgent(trip, user, agentSees)})))`;

/** Who may see what a trip costs: the owner, and others as far as the owner lets them. */
export const moneyViewableBy = (trip: string, user: string): string =>
  moneyIf(trip, user, 'consent.sees_money', 'made.client_sees_money');

/** Who may open receipts: of those who see the money, all but agents and clients to whom documents are not shown. */
export const documentsViewableBy = (trip: string, user: string): string =>
  moneyIf(
    trip,
    user,
    'consent.sees_money AND consent.sees_documents',
    'made.client_sees_money AND made.client_sees_documents',
  );

/** The {@link TripRole} of somebody who may view the trip; who was invited to it is so before being the owner's agent. */
export const roleIn = (trip: string, user: string): string =>
  `CASE WHEN ${trip}.owner_id = ${user} THEN 'owner'
     ELSE coalesce((SELECT shared.role ${collaborating(trip, user)}),
       (SELECT CASE made.client_may WHEN 'edit' THEN 'editor' ELSE 'viewer' END ${madeFor(trip, user)}),
       CASE WHEN ${isOfColleague(trip, user)} THEN 'editor' ELSE 'agent' END) END`;

/** The trips that a person has in their list: their own, but for those that an agent makes for clients, and those shared with them. */
export const listedFor = (trip: string, user: string): string =>
  `${trip}.purge_at IS NULL AND ${trip}.id IN (SELECT id FROM trip WHERE owner_id = ${user} AND NOT for_client
     UNION ALL SELECT trip_id FROM collaborator WHERE user_id = ${user})`;

const halves = (trip: string, user: string, rest: string, select: (role: string) => string): string =>
  `(SELECT ${select("'owner'")} FROM trip ${trip} WHERE ${trip}.owner_id = ${user} AND NOT ${trip}.for_client AND ${trip}.purge_at IS NULL ${rest})
   UNION ALL
   (SELECT ${select('shared.role')} FROM collaborator shared JOIN trip ${trip} ON ${trip}.id = shared.trip_id
     WHERE shared.user_id = ${user} AND ${trip}.owner_id <> ${user} AND ${trip}.purge_at IS NULL ${rest})`;

/**
 * The ids of the trips that a person has in their list, as two halves that an index can each answer: their own, and
 * those shared with them. `rest` goes on in the WHERE of each, with its order and limit.
 */
export const ownAndShared = (trip: string, user: string, rest: string): string =>
  halves(trip, user, rest, () => `${trip}.id`);

/** The same trips as rows of these columns and the person's `role`, so that a list need not look each up again by its id. */
export const ownAndSharedRows = (trip: string, user: string, rest: string, columns: string[]): string =>
  halves(trip, user, rest, (role) =>
    [...columns.map((column) => `${trip}.${column}`), `${role} AS role`].join(', '),
  );

import type { ItineraryLine, ItineraryView } from '@landsea/contracts/agents';
import { documentKindNames, type DocumentKind } from '@landsea/contracts/agents';
import { formatDate } from '@landsea/contracts/core';
import type { EntityManager } from 'typeorm';

export interface MadeClientTrip {
  tripId: string;
  tripName: string;
  ownerId: string;
  startDate: string;
  clientId: string;
  agentId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  isSample: boolean;
}

const MADE_TRIP = `SELECT t.id AS "tripId", t.name AS "tripName", t.owner_id AS "ownerId", t.start_date::text AS "startDate",
    client.id AS "clientId", client.agent_id AS "agentId", client.first_name AS "firstName", client.last_name AS "lastName",
    client.email, client.is_sample AS "isSample"
  FROM agent_trip made JOIN client ON client.id = made.client_id
    JOIN trip_api.trip t ON t.id = made.trip_id AND t.purge_at IS NULL`;

/** @returns undefined unless one of the agents made the trip for a client. */
export const selectMadeClientTrip = async (
  manager: EntityManager,
  agentIds: readonly string[],
  tripId: string,
): Promise<MadeClientTrip | undefined> => {
  const [trip] = await manager.query<MadeClientTrip[]>(
    `${MADE_TRIP} WHERE t.id = $1 AND client.agent_id = ANY($2::uuid[])`,
    [tripId, agentIds],
  );
  return trip;
};

export interface HeldItinerary extends MadeClientTrip {
  itineraryId: string;
  recipientId: string;
  recipientEmail: string;
  isWithdrawn: boolean;
  view: ItineraryView;
  number: number;
  publishedAt: Date;
}

/** The published version for the holder of a link; undefined for an unknown link, and while nothing is published. */
export const selectHeldItinerary = async (
  manager: EntityManager,
  tokenHash: string,
): Promise<HeldItinerary | undefined> => {
  const [held] = await manager.query<HeldItinerary[]>(
    `SELECT made.*, i.id AS "itineraryId", r.id AS "recipientId", r.email AS "recipientEmail",
       r.withdrawn_at IS NOT NULL AS "isWithdrawn", v.view, v.number, v.published_at AS "publishedAt"
     FROM itinerary_link l JOIN itinerary_recipient r ON r.id = l.recipient_id JOIN itinerary i ON i.id = r.itinerary_id
       JOIN itinerary_version v ON v.itinerary_id = i.id AND v.number = i.published_number
       JOIN (${MADE_TRIP}) made ON made."tripId" = i.trip_id
     WHERE l.token_hash = $1 AND NOT l.opens_numbers`,
    [tokenHash],
  );
  return held;
};

export const hasItineraryKey = async (
  manager: EntityManager,
  { keyHash, recipientId, now }: { keyHash: string; recipientId: string; now: Date },
): Promise<boolean> => {
  const rows = await manager.query<unknown[]>(
    `SELECT FROM itinerary_link WHERE token_hash = $1 AND recipient_id = $2 AND opens_numbers AND expires_at > $3`,
    [keyHash, recipientId, now],
  );
  return rows.length > 0;
};

interface Paper {
  id: string;
  kind: DocumentKind;
  title: string;
  personName: string | null;
  expiresOn: string | null;
}

const sayPaper = ({ kind, title, personName, expiresOn }: Paper): string =>
  [
    `${documentKindNames[kind]}: ${title}`,
    personName,
    expiresOn && `valid until ${formatDate(expiresOn)}, ${expiresOn.slice(0, 4)}`,
  ]
    .filter(Boolean)
    .join(', ');

const MOST_PAPERS = 100;

/** The papers of the trip, or of no trip, that the whole household sees. */
export const selectItineraryPapers = async (
  manager: EntityManager,
  clientId: string,
  tripId: string,
): Promise<ItineraryLine[]> => {
  const papers = await manager.query<Paper[]>(
    `SELECT d.id, d.kind, d.title, nullif(concat_ws(' ', p.first_name, p.last_name), '') AS "personName",
       d.expires_on::text AS "expiresOn"
     FROM client_document d LEFT JOIN client_person p ON p.client_id = d.client_id AND p.id = d.person_id
     WHERE d.client_id = $1 AND d.shared_with = 'household' AND (d.trip_id IS NULL OR d.trip_id = $2)
     ORDER BY d.title, d.id LIMIT ${MOST_PAPERS}`,
    [clientId, tripId],
  );
  return papers.map((paper) => ({ id: paper.id, text: sayPaper(paper) }));
};

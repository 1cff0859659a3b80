import type { ConversationSide } from '@landsea/contracts/agents';
import type { EntityManager } from 'typeorm';

export const MOST_DISPUTE_MESSAGES = 150;
/** Characters of each: the file stays below its last page. */
const MOST_LETTERS = 1_500;
const MOST_VERSIONS = 30;
const MOST_READERS = 50;

export interface DisputeMessage {
  at: Date;
  side: ConversationSide;
  authorName: string;
  body: string;
  isCut: boolean;
  byEmail: boolean;
  files: number;
}

export interface ItineraryReader {
  name: string;
  email: string;
  lastSeenAt: Date | null;
}

/** `messages` in the order in which they were sent; `versions` are the times at which the itinerary was published. */
export interface DisputeRecord {
  messages: DisputeMessage[];
  hasEarlier: boolean;
  versions: { number: number; publishedAt: Date }[];
  readers: ItineraryReader[];
}

/** Messages about the trip and about no trip: an agreement without a trip takes all. */
const selectDisputeMessages = async (
  manager: EntityManager,
  clientId: string,
  tripId: string | null,
): Promise<Pick<DisputeRecord, 'messages' | 'hasEarlier'>> => {
  const rows = await manager.query<DisputeMessage[]>(
    `SELECT m.sent_at AS at, m.side, m.author_name AS "authorName", left(m.body, ${MOST_LETTERS}) AS body,
       length(m.body) > ${MOST_LETTERS} AS "isCut", m.via = 'email' AS "byEmail",
       (SELECT count(*)::int FROM conversation_file f WHERE f.message_id = m.id) AS files
     FROM conversation v JOIN conversation_message m ON m.conversation_id = v.id
    WHERE v.client_id = $1 AND ($2::uuid IS NULL OR NOT v.is_about_trip OR v.trip_id = $2)
    ORDER BY m.sent_at DESC, m.number DESC LIMIT ${MOST_DISPUTE_MESSAGES + 1}`,
    [clientId, tripId],
  );
  const hasEarlier = rows.length > MOST_DISPUTE_MESSAGES;
  return { messages: rows.slice(0, MOST_DISPUTE_MESSAGES).toReversed(), hasEarlier };
};

/** Undefined once the client is deleted: their messages went with them. */
export const selectDisputeRecord = async (
  manager: EntityManager,
  clientId: string | null,
  tripId: string | null,
): Promise<DisputeRecord | undefined> => {
  if (!clientId) return undefined;
  const ofTrip = `FROM itinerary i JOIN agent_trip made ON made.trip_id = i.trip_id AND made.client_id = $1`;
  const versions = await manager.query<DisputeRecord['versions']>(
    `SELECT v.number, v.published_at AS "publishedAt" ${ofTrip} JOIN itinerary_version v ON v.itinerary_id = i.id
      WHERE i.trip_id = $2 ORDER BY v.number DESC LIMIT ${MOST_VERSIONS}`,
    [clientId, tripId],
  );
  const readers = await manager.query<ItineraryReader[]>(
    `SELECT r.name, r.email, r.last_seen_at AS "lastSeenAt" ${ofTrip} JOIN itinerary_recipient r ON r.itinerary_id = i.id
      WHERE i.trip_id = $2 ORDER BY r.created_at, r.id LIMIT ${MOST_READERS}`,
    [clientId, tripId],
  );
  return {
    ...(await selectDisputeMessages(manager, clientId, tripId)),
    versions: versions.toReversed(),
    readers,
  };
};

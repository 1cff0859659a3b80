import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';

/** Itineraries go with their trip, and readers with the itinerary. */
export const itinerariesOfAgent: DeclaredData = {
  records: async (manager, userId) =>
    omitEmpty({
      itineraries: await manager.query(
        `SELECT i.trip_id AS "tripId", i.title, i.message, i.contacts, i.sections, i.day_words AS "dayWords",
         i.cover_drawing AS "coverDrawing", i.cover_photo_id AS "coverPhotoId", i.cover_alt AS "coverAlt",
         i.shows_packing AS "showsPacking", i.updated_at AS "updatedAt",
         (SELECT count(*)::int FROM itinerary_recipient r WHERE r.itinerary_id = i.id) AS readers
       FROM itinerary i JOIN agent_trip made ON made.trip_id = i.trip_id JOIN client ON client.id = made.client_id
       WHERE client.agent_id = $1 ORDER BY i.updated_at, i.id`,
        [userId],
      ),
    }),
};

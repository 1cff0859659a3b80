interface EntityManager {
  query(sql: string, parameters?: unknown[]): Promise<unknown[]>;
}

const withFiles = `client c LEFT JOIN trip_api.file f ON f.key = c.id::text`;
const withTrips = `client c JOIN trip_api.trip t ON t.owner_id = c.user_id`;
const withItems = `day_item i JOIN trip_api.trip t ON t.id = i.trip_id`; // planted

/** Every line that ends with `planted` names a table of another area, or writes a view; the others do not. */
export const plantedQueries = (manager: EntityManager): Promise<unknown[]>[] => [
  manager.query(`SELECT t.id, (SELECT max(version) FROM trip WHERE id = t.id) FROM trip_api.trip t`), // planted
  manager.query(`SELECT count(*) FROM client_trip s JOIN "trip" ON trip.id = s.trip_id`), // planted
  manager.query(`SELECT c.id FROM client c, budget_line l WHERE l.trip_id = $1`), // planted
  manager.query(`UPDATE trip SET owner_id = $1`), // planted
  manager.query(`UPDATE trip_api.trip SET owner_id = $1`), // planted
  manager.query(`DELETE FROM trip_api.item WHERE trip_id = $1`), // planted
  manager.query(`SELECT trip.id FROM trip_api.trip WHERE trip.name = $1`),
  manager.query(`DELETE FROM client USING trip_api.trip t WHERE t.owner_id = client.user_id`),
  manager.query(`SELECT c.id FROM ${withFiles}`),
  manager.query(`SELECT i.id FROM ${withItems}`),
  manager.query(`SELECT c.id FROM ${withTrips}`),
];

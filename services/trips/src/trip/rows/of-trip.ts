import type { DeclaredData } from '@landsea/nest-kit';

/**
 * Rows of a person's own trips, for the copy of their data; the database deletes them with the trip.
 * @param table the table and its alias: `budget_line l`.
 * @param where which rows of the trip are copied.
 * @param grantedAt the column with the time of an access that ends when it is older than the account's first verification.
 */
export const ofTrip = (
  list: string,
  table: string,
  columns: string,
  {
    order = 'created_at',
    grantedAt,
    where = 'true',
  }: { order?: string; grantedAt?: string; where?: string } = {},
): DeclaredData => {
  const alias = table.split(' ').at(-1) ?? table;
  return {
    records: async (manager, userId) => ({
      [list]: await manager.query(
        `SELECT ${alias}.trip_id AS "tripId", ${columns} FROM ${table} JOIN trip own ON own.id = ${alias}.trip_id
          WHERE own.owner_id = $1 AND (${where}) ORDER BY ${alias}.${order}`,
        [userId],
      ),
    }),
    ...(grantedAt && {
      revokeBefore: (manager, userId, verifiedAt) =>
        manager.query(
          `DELETE FROM ${table.replace(' ', ' AS ')} USING trip own
            WHERE own.id = ${alias}.trip_id AND own.owner_id = $1 AND ${alias}.${grantedAt} < $2`,
          [userId, verifiedAt],
        ),
    }),
  };
};

import { getTableName, listColumns, makeEditConflict, makeInvalidField } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import type { LoggedTable } from './logged-table.js';

/**
 * Call it after an addition, under the trip's lock.
 * @throws DomainError VALIDATION_FAILED or EDIT_CONFLICT when the trip holds more rows of a kind than it may.
 */
export const refuseTooMany = async (
  manager: EntityManager,
  tripId: string,
  { entity, limit }: LoggedTable,
  how: 'new' | 'back',
): Promise<void> => {
  if (!limit) return;
  const isKept = listColumns(entity).some(({ name }) => name === 'deleted_at');
  const there = isKept ? 'AND deleted_at IS NULL' : '';
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM "${getTableName(entity)}" WHERE trip_id = $1 ${there}`,
    [tripId],
  );
  if (row.count <= limit.most) return;
  const message = limit.full(limit.most.toLocaleString('en-US'));
  if (how === 'new' && limit.field) throw makeInvalidField(limit.field, message);
  throw makeEditConflict(message);
};

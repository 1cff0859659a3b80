import type { FileColumn } from '../../../trip/files/file-column.js';
import { DayItemRow } from '../day-item.entity.js';

/** Where a day item names its photo. */
export const photoColumn: FileColumn = {
  entity: DayItemRow,
  column: 'photo_id',
  purpose: 'photo',
  holds: 'id',
};

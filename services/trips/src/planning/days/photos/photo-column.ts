import type { FileColumn } from '../../../trip/files/file-column.js';
import { DayItemRow } from '../day-item.entity.js';

export const photoColumn: FileColumn = {
  entity: DayItemRow,
  column: 'photo_id',
  purpose: 'photo',
  holds: 'id',
};

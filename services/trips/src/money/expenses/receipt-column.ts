import type { FileColumn } from '../../trip/files/file-column.js';
import { ExpenseRow } from './expense.entity.js';

export const receiptColumn: FileColumn = {
  entity: ExpenseRow,
  column: 'receipt_key',
  purpose: 'receipt',
  holds: 'key',
};

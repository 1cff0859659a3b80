import type { FileColumn } from '../../trip/files/file-column.js';
import { ExpenseRow } from './expense.entity.js';

/** Where an expense names its receipt. */
export const receiptColumn: FileColumn = {
  entity: ExpenseRow,
  column: 'receipt_key',
  purpose: 'receipt',
  holds: 'key',
};

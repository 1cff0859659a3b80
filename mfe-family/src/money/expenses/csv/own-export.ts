/** The head of our own table of expenses. */
export const exportHeader = [
  'Date',
  'What',
  'Amount (USD)',
  'Category',
  'Paid by',
  'Note',
  'Currency',
  'Original amount',
  'Rate',
  'Shared by',
] as const;

/** True for a file with the head of our own export: its amounts below zero are refunds. */
export const isOwnExport = (header: readonly string[]): boolean =>
  exportHeader.every((name, index) => header[index]?.trim() === name);

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

export const isOwnExport = (header: readonly string[]): boolean =>
  exportHeader.every((name, index) => header[index]?.trim() === name);

import { needsQuotes, protectCell } from '../../tables/index.js';

const writeCell = (text: string): string => {
  const safe = protectCell(text);
  return /[",\r\n]/.test(safe) || needsQuotes(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const isAmount = (text: string): boolean => /^-?\d+\.\d\d$/.test(text);

/** CSV with a byte order mark; no text can run as a formula, and a minus stays a number. */
export const writeMoneyTable = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string => {
  const lines = [headings, ...rows].map((cells) =>
    cells.map((cell) => (isAmount(cell) ? cell : writeCell(cell))).join(','),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
};

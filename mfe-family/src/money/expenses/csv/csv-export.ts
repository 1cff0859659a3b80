import { currencyDigits } from '@landsea/contracts/core';
import { budgetCategoryNames } from '@landsea/contracts/money';
import type { Expense } from '@landsea/contracts/money';
import Papa from 'papaparse';
import { minorText } from '../form/amount-text';
import { sharesText } from './csv-shares';

/**
 * What a table program would run, with the apostrophes before it: a cell that begins so is text only behind one apostrophe
 * more.
 */
const RUNS = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** A cell as it was before it was made harmless; other text stays as it is. */
export const plainCell = (text: string): string =>
  (text.startsWith("'") && RUNS.test(text) ? text.slice(1) : text).trim();

/** Another program may take any of these for its separator. */
const isQuoted = (value: unknown): boolean => typeof value === 'string' && /[;\t]/.test(value);

const header = [
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
];

/**
 * All expenses as a table (RFC 4180, with a byte order mark, for spreadsheet programs) that our own import reads back: the list
 * has the latest expense first, the table the earliest, like a diary. No cell can run as a formula. Receipts, series and budget
 * lines are not in it.
 */
export const expensesCsv = (latestFirst: readonly Expense[], nameOf: (ref: string) => string): string => {
  const expenses = latestFirst.toReversed();
  const rows = expenses.map(({ day, what, amountCents, category, paidBy, note, original, shares }) => [
    day,
    what,
    minorText(amountCents, 2),
    budgetCategoryNames[category],
    paidBy === null ? '' : nameOf(paidBy),
    note ?? '',
    original?.currency ?? 'USD',
    original ? minorText(original.amountMinor, currencyDigits[original.currency]) : '',
    original?.rate ?? '',
    shares ? sharesText(shares, nameOf) : '',
  ]);
  const table = Papa.unparse([header, ...rows], { escapeFormulae: RUNS, quotes: isQuoted });
  return `\uFEFF${table}\r\n`;
};

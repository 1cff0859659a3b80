import { currencyDigits } from '@landsea/contracts/core';
import { budgetCategoryNames } from '@landsea/contracts/money';
import type { Expense } from '@landsea/contracts/money';
import Papa from 'papaparse';
import { minorText } from '../form/amount-text';

/** What a table program would run: a cell that begins so is text only behind an apostrophe. */
const RUNS = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A cell as it was before it was made harmless; other text stays as it is. */
export const plainCell = (text: string): string =>
  (/^'(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text) ? text.slice(1) : text).trim();

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
];

/**
 * All expenses as a table (RFC 4180, with a byte order mark, for spreadsheet programs): what our own import reads back. No cell
 * can run as a formula.
 */
export const expensesCsv = (expenses: readonly Expense[], nameOf: (ref: string) => string): string => {
  const rows = expenses.map(({ day, what, amountCents, category, paidBy, note, original }) => [
    day,
    what,
    minorText(amountCents, 2),
    budgetCategoryNames[category],
    paidBy === null ? '' : nameOf(paidBy),
    note ?? '',
    original?.currency ?? 'USD',
    original ? minorText(original.amountMinor, currencyDigits[original.currency]) : '',
    original?.rate ?? '',
  ]);
  const table = Papa.unparse([header, ...rows], { escapeFormulae: RUNS, quotes: isQuoted });
  return `\uFEFF${table}\r\n`;
};

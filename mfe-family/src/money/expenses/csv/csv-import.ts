import { currencyCodes, usdCentsOf } from '@landsea/contracts/core';
import { budgetCategories, budgetCategoryNames, CreateExpense, namedExpense } from '@landsea/contracts/money';
import type { CurrencyCode } from '@landsea/contracts/core';
import type { BudgetCategory } from '@landsea/contracts/money';
import { currenciesNamed, minorUnits } from '../form/amount-text';
import type { DecimalMark } from '../form/amount-text';
import { csvDate, dateOrderOf } from './csv-dates';
import type { DateOrder } from './csv-dates';
import { plainCell } from '../../../trip-page/csv/csv-table';
import { readShares } from './csv-shares';
import { spentSign, unsigned } from './csv-signs';
import type { Sign } from './csv-signs';
import { isOwnExport } from './own-export';
import type { CsvTable } from './csv-reader';
import type { PartyPayer } from '../form/people-of';
import { stableId } from './stable-id';

export const csvFields = [
  'day',
  'what',
  'amount',
  'category',
  'paidBy',
  'note',
  'currency',
  'original',
  'rate',
  'shares',
] as const;
export type CsvField = (typeof csvFields)[number];

/** Which column of a file holds what, and how its dates and numbers are to be read. */
export interface CsvMapping {
  columns: Partial<Record<CsvField, number>>;
  dates: DateOrder;
  mark: DecimalMark;
  /** The sign of money that was spent: a bank writes it below zero, a list of expenses above. */
  spent: Sign;
  /** The file is our own export, where an amount below zero is a refund. */
  hasRefunds?: boolean;
  /** For rows that name none. */
  category: BudgetCategory;
}

/** Headings as other programs and our own export write them, English and German. */
const headings: Record<CsvField, RegExp> = {
  day: /^(date|day|datum|tag|buchungstag|posted|transaction date)/i,
  what: /^(what|description|item|name|title|merchant|payee|beschreibung|zweck|verwendungszweck|text|was)/i,
  amount: /^(amount \(usd\)|amount|total|price|cost|usd|betrag|summe|preis|debit|umsatz)/i,
  category: /^(category|kategorie|type|art)/i,
  paidBy: /^(paid by|payer|who|person|bezahlt|zahler)/i,
  note: /^(notes?|comment|memo|notiz|bemerkung|anmerkung)/i,
  currency: /^(currency|währung)/i,
  original: /^(original amount|foreign amount|originalbetrag)/i,
  rate: /^(rate|exchange rate|kurs|wechselkurs)/i,
  shares: /^(shared by|shares?$|split|geteilt)/i,
};

const columnsOf = (header: readonly string[]): CsvMapping['columns'] => {
  const columns: CsvMapping['columns'] = {};
  const taken = new Set<number>();
  for (const field of csvFields) {
    const at = header.findIndex((cell, index) => !taken.has(index) && headings[field].test(cell));
    if (at < 0) continue;
    columns[field] = at;
    taken.add(at);
  }
  return columns;
};

const cellsOf = ({ rows }: CsvTable, column: number | undefined): string[] =>
  column === undefined ? [] : rows.map(({ cells }) => cells[column] ?? '');

/** A comma before the last one or two digits is a decimal mark where no cell has a dot there. */
const markOf = (cells: readonly string[]): DecimalMark => {
  const ends = (mark: string) =>
    cells.filter((cell) => new RegExp(`\\${mark}\\d{1,2}\\D*$`).test(cell)).length;
  return ends(',') > ends('.') ? ',' : '.';
};

/** What a file most likely means: to be looked at and changed before anything is imported. */
export const guessMapping = (table: CsvTable): CsvMapping => {
  const columns = columnsOf(table.header);
  const dates = dateOrderOf(cellsOf(table, columns.day));
  const amounts = table.rows.map(({ cells }) => ({
    amount: (cells[columns.amount ?? -1] ?? '').trim(),
    day: csvDate(cells[columns.day ?? -1] ?? '', dates) ?? '',
  }));
  return {
    columns,
    dates,
    mark: markOf(cellsOf(table, columns.amount)),
    ...(isOwnExport(table.header) ? { spent: '+', hasRefunds: true } : { spent: spentSign(amounts) }),
    category: 'misc',
  };
};

const categoryOf = (text: string): BudgetCategory | undefined => {
  const plain = text.trim().toLowerCase();
  return budgetCategories.find((each) => each === plain || budgetCategoryNames[each].toLowerCase() === plain);
};

export interface DryRun {
  /** The earliest first, as they are to be added: the list shows what was added last at the top of its day. */
  good: CreateExpense[];
  /** Each row that cannot be imported, by its line in the file, with what to do. */
  bad: { line: number; problem: string }[];
}

type Row = CsvTable['rows'][number];

/** An expense without its id, or what is wrong with its row. */
const readRow = (
  { cells }: Row,
  mapping: CsvMapping,
  payers: readonly PartyPayer[],
): Omit<CreateExpense, 'id'> | string => {
  const cell = (field: CsvField) => plainCell(cells[mapping.columns[field] ?? -1] ?? '');
  const written = cell('currency') || cell('amount');
  const named = cell('currency') ? [written.toUpperCase()] : (currenciesNamed(written) ?? ['USD']);
  const [currency, other] = currencyCodes.filter((code) => named.includes(code));
  if (!currency) return `“${written}” names no currency that Landsea knows: use a code like EUR`;
  if (currency !== 'USD' && other)
    return `“${written}” can be ${currency} or ${other}: add a column with the currency`;
  const day = csvDate(cell('day'), mapping.dates);
  if (!day) return `“${cell('day')}” is no date in the form chosen above`;
  const paid = currency === 'USD' ? cell('amount') : cell('original') || cell('amount');
  const { amount } = unsigned(paid);
  const cents = currency === 'USD' ? minorUnits(amount, 'USD', mapping.mark) : undefined;
  if (currency === 'USD' && cents === undefined)
    return `“${paid}” is no amount of US dollars in the form chosen above`;
  // A bank writes the sign to what left the account, and what it was abroad without one.
  const signed = cell('amount') || paid;
  const isRefund = mapping.hasRefunds === true && unsigned(signed).sign === '-';
  if (unsigned(signed).sign !== mapping.spent && !isRefund)
    return `“${signed}” is money that came in: add it as a refund, only what was spent can be imported`;
  const category = cell('category') === '' ? mapping.category : categoryOf(cell('category'));
  if (!category) return `“${cell('category')}” is none of the 11 categories`;
  const name = cell('paidBy');
  const payer = payers.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (name !== '' && !payer) return `“${name}” is nobody of this trip’s party`;
  const foreign = currency === 'USD' ? null : foreignOf(amount, cell('rate'), currency, mapping);
  if (typeof foreign === 'string') return foreign;
  const shares = readShares(cell('shares'), payers);
  if (typeof shares === 'string') return shares;
  const sign = isRefund ? -1 : 1;
  const original = foreign;
  const amountCents = sign * (original ? usdCentsOf(original) : (cents ?? 0));
  return namedExpense({
    category,
    what: cell('what'),
    amountCents,
    ...(original && { original }),
    day,
    ...(payer && { paidBy: payer.ref }),
    ...(shares && { shares }),
    ...(cell('note') && { note: cell('note') }),
  });
};

const foreignOf = (amount: string, rate: string, currency: CurrencyCode, { mark }: CsvMapping) => {
  const amountMinor = minorUnits(amount, currency, mark);
  if (amountMinor === undefined) return `“${amount}” is no amount in ${currency}`;
  const plain = mark === ',' ? rate.replace(',', '.') : rate;
  if (!/^\d{1,6}(\.\d{1,10})?$/.test(plain))
    return `An amount in ${currency} needs a column with its rate, like 1.0842`;
  return { currency, amountMinor, rate: plain };
};

/** Whether a file goes from late days to early ones. */
const isLatestFirst = (expenses: readonly CreateExpense[]): boolean =>
  (expenses[0]?.day ?? '') > (expenses.at(-1)?.day ?? '');

/** Tries a whole file without importing any of it: each row is good, or named with what is wrong. */
export const dryRun = (
  table: CsvTable,
  mapping: CsvMapping,
  payers: readonly PartyPayer[],
  tripId: string,
): DryRun => {
  const result: DryRun = { good: [], bad: [] };
  const times = new Map<string, number>();
  for (const row of table.rows) {
    const fields = readRow(row, mapping, payers);
    if (typeof fields === 'string') {
      result.bad.push({ line: row.line, problem: fields });
      continue;
    }
    const content = JSON.stringify([
      tripId,
      fields.day,
      fields.amountCents,
      fields.what,
      fields.paidBy ?? '',
    ]);
    const time = (times.get(content) ?? 0) + 1;
    const read = CreateExpense.safeParse({ ...fields, id: stableId(`${content} ${String(time)}`) });
    if (read.success) {
      times.set(content, time);
      result.good.push(read.data);
    } else result.bad.push({ line: row.line, problem: read.error.issues[0]?.message ?? 'It cannot be read' });
  }
  if (isLatestFirst(result.good)) result.good.reverse();
  return result;
};

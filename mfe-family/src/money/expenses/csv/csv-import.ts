import { CreateExpense, nameExpense } from '@landsea/contracts/money';
import { readDateCell, tryRows, splitSign } from '@landsea/web-kit/tables';
import type { DryRun as TableRun, RowReading, Table } from '@landsea/web-kit/tables';
import { escapeCell } from '../../../trip-frame/files/csv-table';
import type { PartyPayer } from '../form/people-of';
import type { CsvMapping } from './csv-mapping';
import { readShares } from './csv-shares';
import { toCategoryKey, guessCategory, findOwnCategory } from './file-categories';
import { readPeopleOfRow, readPersonInHeading, toPersonKey, findPerson, type RowPeople } from './file-people';
import { findMerchantCategory } from './known-merchants';
import { namesBalance } from './money-words';
import { getKindOfRow } from './programs';
import { readMoneyCell, readMoneyOfRow, saysRefund, type CellOf } from './row-money';
import { makeStableId } from './stable-id';

/**
 * payment: money between people or to the card; dropped: declined or reverted; balance: a sum and nothing
 * bought.
 */
export type WhyLeftOut = 'payment' | 'dropped' | 'balance';

export interface ExpenseRun extends TableRun<CreateExpense, WhyLeftOut> {
  /** Good rows whose payer the party does not have. */
  withoutPeople: number;
}

type Fields = Omit<CreateExpense, 'id'>;
const MOST_LETTERS = 120;

/** Our own category, the chosen one, else a guess by its words; the default is for rows that name none. */
export const chooseCategory = (
  text: string,
  { category, categories }: CsvMapping,
): CreateExpense['category'] =>
  text === ''
    ? category
    : (findOwnCategory(text) ?? categories[toCategoryKey(text)] ?? guessCategory(text) ?? 'misc');

const meals: readonly CreateExpense['category'][] = ['dining', 'snacks-sips'];
/** A known merchant beats a wide word of its bank, but not our own category or a meal, such as in a hotel's bar. */
const chooseRowCategory = (text: string, what: string, mapping: CsvMapping): CreateExpense['category'] => {
  const own = chooseCategory(text, mapping);
  if (findOwnCategory(text) || (text !== '' && meals.includes(own))) return own;
  return findMerchantCategory(what) ?? own;
};

/** A sum or a balance has no own amount, or is named so. */
const isBalance = (cells: readonly string[], cell: CellOf, hasAmount: boolean, hasDay: boolean): boolean => {
  if (namesBalance(cell('what'))) return !hasAmount || !hasDay || /balance|saldo/i.test(cell('what'));
  return !hasDay && (!hasAmount || cells.some((each) => namesBalance(each)));
};

const payerOf = (cell: CellOf, payers: readonly PartyPayer[], mapping: CsvMapping): RowPeople | string => {
  const name = cell('paidBy');
  if (name === '') return {};
  const payer = findPerson(name, payers, mapping.people);
  if (payer) return { paidBy: payer.ref };
  const isLeftOpen = mapping.people[toPersonKey(name)] !== undefined || mapping.program !== undefined;
  return isLeftOpen ? { isOpen: true } : `“${name}” isn’t in this trip’s party: choose who that is below`;
};

/** Long bank texts are cut; the note keeps the whole text when it is free. */
const namedIn = (what: string, note: string): Pick<Fields, 'what' | 'note'> => {
  const short = what.length > MOST_LETTERS ? `${what.slice(0, MOST_LETTERS - 1).trimEnd()}…` : what;
  const rest = note || (short === what ? '' : what);
  return { what: short, ...(rest && { note: rest }) };
};

/** Returns an expense without its id, or an error. */
const readRow = (
  cells: readonly string[],
  header: readonly string[],
  mapping: CsvMapping,
  payers: readonly PartyPayer[],
): RowReading<{ fields: Fields; isOpen: boolean }, WhyLeftOut> => {
  const cell: CellOf = (field) => escapeCell(cells[mapping.columns[field] ?? -1] ?? '');
  const kind = mapping.program ? getKindOfRow(mapping.program, header, cells) : 'expense';
  if (kind === 'payment' || kind === 'dropped') return { leftOut: kind };
  const day = readDateCell(cell('day'), mapping.dates, mapping.days);
  const money = readMoneyCell(cell, mapping);
  if (isBalance(cells, cell, money !== undefined, day !== undefined)) return { leftOut: 'balance' };
  if (!day) return { problem: `“${cell('day')}” isn’t a date in the format chosen below` };
  const amounts = readMoneyOfRow(cell, { cells, header }, mapping);
  if ('problem' in amounts) return amounts;
  const isSpent = money?.isSpent === true;
  const isRefund =
    (mapping.hasRefunds === true && splitSign(cell('amount')).sign === '-') ||
    (!isSpent && (kind === 'refund' || saysRefund(cell)));
  if (!isSpent && !isRefund)
    return {
      problem: `“${money?.written ?? ''}” is money that came in, so it isn’t an expense. If it’s a refund, add it by hand`,
    };
  const sign = isRefund ? -1 : 1;
  const amountCents = sign * amounts.amountCents;
  const shares = readShares(cell('shares'), payers);
  if (typeof shares === 'string') return { problem: shares };
  const named = mapping.personColumns.map((column) => ({
    name: readPersonInHeading(header[column] ?? ''),
    cell: cells[column] ?? '',
  }));
  const people =
    named.length > 0
      ? readPeopleOfRow(
          named,
          { cost: cell('amount'), amountCents, mark: mapping.mark },
          { payers, chosen: mapping.people, payerName: cell('paidBy') },
        )
      : payerOf(cell, payers, mapping);
  if (typeof people === 'string') return { problem: people };
  const { isOpen = false, ...who } = people;
  const fields = nameExpense({
    category: chooseRowCategory(cell('category'), cell('what'), mapping),
    ...namedIn(cell('what'), cell('note')),
    amountCents,
    ...(amounts.original && { original: amounts.original }),
    day,
    ...who,
    ...(shares && { shares }),
  });
  return { good: { fields, isOpen } };
};

const isLatestFirst = (expenses: readonly CreateExpense[]): boolean =>
  (expenses[0]?.day ?? '') > (expenses.at(-1)?.day ?? '');

/**
 * A dry run imports nothing: each row is good, has an error, or is left out as no expense. Good rows are
 * ordered earliest first, because the list shows the last added at the top of its day.
 */
export const runDry = (
  table: Table,
  mapping: CsvMapping,
  payers: readonly PartyPayer[],
  tripId: string,
): ExpenseRun => {
  const times = new Map<string, number>();
  let withoutPeople = 0;
  const run = tryRows<CreateExpense, WhyLeftOut>(table.rows, ({ cells }) => {
    const reading = readRow(cells, table.header, mapping, payers);
    if (!('good' in reading)) return reading;
    const { fields, isOpen } = reading.good;
    const content = JSON.stringify([
      tripId,
      fields.day,
      fields.amountCents,
      fields.what,
      fields.paidBy ?? '',
    ]);
    const time = (times.get(content) ?? 0) + 1;
    const read = CreateExpense.safeParse({ ...fields, id: makeStableId(`${content} ${time}`) });
    if (!read.success) return { problem: read.error.issues[0]?.message ?? 'It cannot be read' };
    times.set(content, time);
    if (isOpen) withoutPeople += 1;
    return { good: read.data };
  });
  if (isLatestFirst(run.good)) run.good.reverse();
  return { ...run, withoutPeople };
};

import { currencyCodes, type CurrencyCode } from '@landsea/contracts/core';
import type { BudgetCategory } from '@landsea/contracts/money';
import {
  listCells,
  readDateCell,
  decideDateOrder,
  findDecimalMark,
  findHeadings,
  pickSpentSign,
  cutTable,
} from '@landsea/web-kit/tables';
import type { DateOrder, DecimalMark, ExpectedDays, Sign, Table, TableRow } from '@landsea/web-kit/tables';
import { findColumnsIn, expenseHeadings, type CsvColumns } from './expense-columns';
import { listPersonColumns, type ChosenPeople } from './file-people';
import type { ChosenCategories } from './file-categories';
import { isOwnExport } from './own-export';
import { listColumnsOfProgram, detectProgram, type Program } from './programs';

export interface CsvMapping {
  columns: CsvColumns;
  dates: DateOrder;
  /** False when day and month are ambiguous in the file and the trip. */
  areDatesSure: boolean;
  mark: DecimalMark;
  /** A bank writes spending below zero, a list of expenses above. */
  spent: Sign;
  /** In our own export an amount below zero is a refund. */
  hasRefunds?: boolean;
  /** The default for amounts without a currency. */
  currency: CurrencyCode;
  /** The default for rows without a known category. */
  category: BudgetCategory;
  categories: ChosenCategories;
  people: ChosenPeople;
  personColumns: readonly number[];
  /** US dollars for one unit of a currency, for rows without a rate. */
  rates: Partial<Record<CurrencyCode, string>>;
  program?: Program;
  days?: ExpectedDays;
}

interface KnownBefore {
  days?: ExpectedDays;
  categories?: ChosenCategories;
  category?: BudgetCategory | undefined;
}

const HEADING_SIGNS: readonly [CurrencyCode, RegExp][] = [
  ['EUR', /€/],
  ['GBP', /£/],
  ['INR', /₹/],
  ['KRW', /₩/],
  ['TRY', /₺/],
];

const currencyOfHeading = (heading: string): CurrencyCode =>
  currencyCodes.find((code) => new RegExp(`(?<![A-Z])${code}(?![A-Z])`).test(heading)) ??
  HEADING_SIGNS.find(([, sign]) => sign.test(heading))?.[0] ??
  'USD';

/** The rate beside such a currency is not to dollars but to the currency of the row. */
const OTHER_CURRENCY = /^(original|local|foreign|target) currency/i;

/** Headings are looked for, or given by their row's index, -1 for none. */
export const readExpenseTable = (rows: readonly TableRow[], headings?: number): Table =>
  cutTable(rows, headings ?? findHeadings(rows, expenseHeadings));

/** A person reviews the guess before anything is imported. */
export const guessMapping = (
  table: Table,
  { days, categories = {}, category = 'misc' }: KnownBefore = {},
): CsvMapping => {
  const program = detectProgram(table);
  const columns = {
    ...findColumnsIn(table),
    ...(program && listColumnsOfProgram(program, table.header)),
    ...(table.header.some((name) => OTHER_CURRENCY.test(name)) && { original: undefined, rate: undefined }),
  };
  const amountColumns = [columns.amount, columns.out, columns.in];
  const mark = findDecimalMark(amountColumns.flatMap((column) => listCells(table.rows, column)));
  const { order, isSure } = decideDateOrder(listCells(table.rows, columns.day), {
    hasCommas: mark === ',',
    ...(days && { days }),
    ...(program?.dates && { known: program.dates }),
  });
  const amounts = table.rows.map(({ cells }) => ({
    amount: (cells[columns.out ?? columns.amount ?? -1] ?? '').trim(),
    day: readDateCell(cells[columns.day ?? -1] ?? '', order, days) ?? '',
  }));
  return {
    columns,
    dates: order,
    areDatesSure: isSure,
    mark,
    spent: program?.spent ?? pickSpentSign(amounts),
    ...(isOwnExport(table.header) && { spent: '+', hasRefunds: true }),
    currency: currencyOfHeading(table.header[columns.out ?? columns.amount ?? -1] ?? ''),
    category,
    categories,
    people: {},
    personColumns: listPersonColumns(table, columns),
    rates: {},
    ...(program && { program }),
    ...(days && { days }),
  };
};

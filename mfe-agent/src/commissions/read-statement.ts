import type { NewStatementLine } from '@landsea/contracts/agents';
import { takeSecrets } from '@landsea/rules/agents/imports';
import {
  cutTable,
  decideDateOrder,
  findColumns,
  findDecimalMark,
  findHeadings,
  isAmountCell,
  isDateCell,
  listCells,
  readDateCell,
  splitSign,
  type Columns,
  type DateOrder,
  type DecimalMark,
  type HeadingNames,
  type TableRow,
} from '@landsea/web-kit/tables';

/** The agent’s own amount comes before the gross one, then dollars, then what was paid before what is due. */
const headings = {
  amount: [
    /^(agent|your|advisor)('s)? (share|commission|payout|amount)(?! ?(?:%|\(%\)|rate|percent))/i,
    /^commission \(?usd\)?$/i,
    /^(net )?(commission|payout)( amount)? paid( \(?usd\)?)?$/i,
    /^(net )?(commission|payout)( (amount|due))?( \(?usd\)?)?$/i,
    /^(gross )?commission(?!able)\b(?! ?(?:%|\(%\)|rate|percent|date|status|type|level|code|id\b|no\b|number))/i,
    /^(amount|payment|paid|payout)( \(?usd\)?)?$/i,
  ],
  number: [
    /^(confirmation|conf\.?|reservation|booking|voucher|policy)( (no\.?|number|id|ref(erence)?|#))?$/i,
    /^(record locator|locator|reference|invoice|folio)( (no\.?|number))?$/i,
  ],
  guest: [/^(lead )?(guest|client|passenger|traveler|insured|customer)( names?)?$/i, /^(lead )?name$/i],
  date: [
    /^(arrival|sail(ing)?|travel|check.?in|start|service|departure|in)( date)?$/i,
    /^(effective|date)$/i,
  ],
  supplier: [/^(supplier|vendor|provider|property|ship|product|item)( name)?$/i],
  note: [/^(notes?|status|type|reason|transaction|comments?)$/i],
} as const satisfies HeadingNames<string>;
type Field = keyof typeof headings;

const COLUMNLESS = /^\W*(grand |sub.?|page )?totals?\b/i;
const FEE = /\b(fee|fees|charge|charges|dues|insurance premium|e&o)\b/i;

export interface ReadStatement {
  lines: NewStatementLine[];
  /** Rows with a number whose amount nobody can read. */
  unread: { line: number; text: string }[];
}

/** Another program would reckon it, and its digits are no amount; a text that it holds is in quotes. */
const FORMULA = /^\s*=(?!")/;

/** `1,23` in a column of points can be a dollar or a hundred: marks of thousands have three figures behind them. */
const GROUPED = {
  '.': /^[^\d,]*\d*(?:,\d{3})*(?!,)(?:\.\d*)?[^\d,]*$/,
  ',': /^[^\d.]*\d*(?:\.\d{3})*(?!\.)(?:,\d*)?[^\d.]*$/,
};

const toCents = (cell: string, mark: DecimalMark): number | undefined => {
  if (FORMULA.test(cell)) return undefined;
  const { amount, sign } = splitSign(cell);
  if (!GROUPED[mark].test(amount.replace(/[\s'’]/g, ''))) return undefined;
  const digits = amount.replace(mark === ',' ? /[^\d,]/g : /[^\d.]/g, '').replace(',', '.');
  if (!/^\d*\.?\d*$/.test(digits) || !/\d/.test(digits)) return undefined;
  const cents = Math.round(Number(digits) * 100);
  return sign === '-' ? 0 - cents : cents;
};

const tidy = (text: string | undefined, most: number): string =>
  takeSecrets((text ?? '').replace(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, ' ').trim())
    .text.slice(0, most)
    .trim();

interface Reading {
  columns: Columns<Field>;
  mark: DecimalMark;
  order: DateOrder;
}

const readRow = ({ cells, line }: TableRow, reading: Reading, into: ReadStatement): void => {
  if (cells.some((cell) => COLUMNLESS.test(cell))) return;
  const { columns, mark, order } = reading;
  const cell = (field: Field): string => (cells[columns[field] ?? -1] ?? '').trim();
  const number = tidy(cell('number'), 120);
  const words = cells.filter((each) => /\p{L}{3}/u.test(each));
  const cents = toCents(cell('amount'), mark);
  if (cents === undefined) {
    if (number !== '' && cell('amount') !== '') into.unread.push({ line, text: cell('amount') });
    return;
  }
  const isFee = number === '' && words.some((word) => FEE.test(word));
  into.lines.push({
    id: crypto.randomUUID(),
    number,
    guestName: tidy(cell('guest'), 160),
    supplierName: tidy(cell('supplier'), 160),
    travelOn: readDateCell(cell('date'), order) ?? null,
    cents,
    isFee,
    note: tidy(isFee ? words.join(', ') : cell('note'), 200),
  });
};

/** Totals are left out; `problem` is a sentence. Amounts keep the signs of the file. */
export const readStatement = (rows: readonly TableRow[]): ReadStatement | { problem: string } => {
  const table = cutTable(rows, findHeadings(rows, headings));
  const fits = (field: Field, column: number): boolean =>
    field !== 'amount' ||
    listCells(table.rows, column).some((cell) => isAmountCell(cell) && !isDateCell(cell));
  // A column of amounts that nobody can read is still the one to name.
  const columns = {
    ...findColumns<Field>(table.header, headings),
    ...findColumns<Field>(table.header, headings, fits),
  };
  if (columns.amount === undefined || columns.number === undefined)
    return {
      problem:
        'We found no columns such as “Confirmation” and “Commission” in this file. Add a line of headings, then choose it again.',
    };
  const mark = findDecimalMark(listCells(table.rows, columns.amount));
  const { order } = decideDateOrder(listCells(table.rows, columns.date), { hasCommas: mark === ',' });
  const read: ReadStatement = { lines: [], unread: [] };
  for (const row of table.rows) readRow(row, { columns, mark, order }, read);
  return read.lines.length > 0 ? read : { problem: 'This file has no line with an amount.' };
};

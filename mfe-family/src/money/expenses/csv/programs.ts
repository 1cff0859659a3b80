import type { DateOrder, Sign, Table } from '@landsea/web-kit/tables';
import type { CsvColumns, CsvField } from './expense-columns';

interface RowKinds {
  heading: string;
  payment?: RegExp;
  refund?: RegExp;
  /** Declined, reverted, canceled. */
  dropped?: RegExp;
}

/** A known program is recognized by the headings that it always writes. */
export interface Program {
  name: string;
  headings: readonly string[];
  /** Overrides misleading headings; null for a field without a column. */
  columns?: Partial<Record<CsvField, string | null>>;
  /** The sign of spending, when the program always writes the same. */
  spent?: Sign;
  /** The order of day and month, when the program always writes the same. */
  dates?: DateOrder;
  kinds?: readonly RowKinds[];
  /** A fee beside the amount. */
  fee?: string;
}

const SPLIT_PAYMENT = /^(payment|zahlung|pago|paiement|pagamento|betaling)$/i;

/** Specific programs come first. */
const programs: readonly Program[] = [
  {
    name: 'Spliit',
    headings: ['Date', 'Description', 'Category', 'Currency', 'Cost', 'Is Reimbursement', 'Split mode'],
    columns: { amount: 'Cost', currency: 'Currency' },
    spent: '+',
    kinds: [
      { heading: 'Is Reimbursement', payment: /^(yes|true|1)$/i },
      { heading: 'Category', payment: SPLIT_PAYMENT },
    ],
  },
  {
    name: 'Splitwise',
    headings: ['Date', 'Description', 'Category', 'Cost', 'Currency'],
    columns: { amount: 'Cost' },
    spent: '+',
    kinds: [{ heading: 'Category', payment: SPLIT_PAYMENT }],
  },
  {
    name: 'Apple Card',
    dates: 'month-first',
    headings: ['Transaction Date', 'Clearing Date', 'Merchant', 'Category', 'Type', 'Amount (USD)'],
    columns: { what: 'Merchant', paidBy: 'Purchased By' },
    spent: '+',
    kinds: [{ heading: 'Type', payment: /^(payment|interest)$/i, refund: /^(refund|return|credit)$/i }],
  },
  {
    name: 'Chase card',
    dates: 'month-first',
    headings: ['Transaction Date', 'Post Date', 'Description', 'Category', 'Type', 'Amount'],
    spent: '-',
    kinds: [{ heading: 'Type', payment: /^payment$/i, refund: /^(return|refund)$/i }],
  },
  {
    name: 'Chase',
    dates: 'month-first',
    headings: ['Details', 'Posting Date', 'Description', 'Amount', 'Type', 'Balance'],
    columns: { day: 'Posting Date', what: 'Description', indicator: 'Details' },
    kinds: [{ heading: 'Type', payment: /^(acct_xfer|account_transfer|loan_pmt|chase_to_partnerfi)$/i }],
  },
  {
    name: 'Capital One',
    dates: 'month-first',
    headings: ['Transaction Date', 'Posted Date', 'Card No.', 'Description', 'Debit', 'Credit'],
    kinds: [{ heading: 'Category', payment: /^payment/i }],
  },
  {
    name: 'Citi',
    dates: 'month-first',
    headings: ['Status', 'Date', 'Description', 'Debit', 'Credit'],
    columns: { paidBy: 'Member Name' },
  },
  {
    name: 'American Express',
    dates: 'month-first',
    headings: ['Date', 'Description', 'Card Member', 'Amount'],
    columns: { paidBy: 'Card Member' },
    spent: '+',
  },
  {
    name: 'American Express',
    dates: 'month-first',
    headings: ['Date', 'Description', 'Amount', 'Extended Details'],
    spent: '+',
  },
  {
    name: 'Discover',
    dates: 'month-first',
    headings: ['Trans. Date', 'Post Date', 'Description', 'Amount', 'Category'],
    spent: '+',
    kinds: [{ heading: 'Category', payment: /^payments and credits$/i }],
  },
  {
    name: 'Revolut',
    dates: 'year-first',
    headings: ['Type', 'Product', 'Started Date', 'Completed Date', 'Description', 'Amount', 'Currency'],
    spent: '-',
    fee: 'Fee',
    kinds: [
      {
        heading: 'Type',
        payment: /^(top[ _-]?up|transfers?|exchange|deposit|savings?.*|pocket.*|revx.*)$/i,
        refund: /refund/i,
      },
      { heading: 'State', dropped: /^(reverted|declined|failed)$/i },
    ],
  },
  {
    name: 'Wise',
    dates: 'year-first',
    headings: [
      'Status',
      'Direction',
      'Created on',
      'Source amount (after fees)',
      'Source currency',
      'Target name',
    ],
    columns: {
      day: 'Created on',
      what: 'Target name',
      amount: 'Source amount (after fees)',
      currency: 'Source currency',
      indicator: 'Direction',
      rate: null,
    },
    fee: 'Source fee amount',
    kinds: [
      { heading: 'Direction', payment: /^neutral$/i },
      { heading: 'Status', dropped: /^(cancelled|canceled|refunded|failed|bounced.*)$/i },
    ],
  },
  {
    name: 'Wise',
    dates: 'year-first',
    headings: ['TransferWise ID', 'Date', 'Amount', 'Currency', 'Description'],
    columns: { rate: null },
    spent: '-',
  },
];

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.toLowerCase();

export const findColumnUnder = (header: readonly string[], heading: string): number | undefined => {
  const at = header.findIndex((cell) => same(cell, heading));
  return at < 0 ? undefined : at;
};

export const detectProgram = ({ header }: Table): Program | undefined =>
  programs.find(({ headings }) => headings.every((name) => findColumnUnder(header, name) !== undefined));

export const listColumnsOfProgram = (program: Program, header: readonly string[]): CsvColumns => {
  const columns: CsvColumns = {};
  for (const [field, heading] of Object.entries(program.columns ?? {}) as [CsvField, string | null][])
    columns[field] = heading === null ? undefined : findColumnUnder(header, heading);
  return columns;
};

export const getKindOfRow = (
  { kinds = [] }: Program,
  header: readonly string[],
  cells: readonly string[],
): 'expense' | 'refund' | 'payment' | 'dropped' => {
  for (const { heading, payment, refund, dropped } of kinds) {
    const word = (cells[findColumnUnder(header, heading) ?? -1] ?? '').trim();
    if (payment?.test(word)) return 'payment';
    if (dropped?.test(word)) return 'dropped';
    if (refund?.test(word)) return 'refund';
  }
  return 'expense';
};

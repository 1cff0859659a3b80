import type { Commission, CommissionState } from '@landsea/contracts/agents';
import { needsQuotes, protectCell } from '../../tables/index.js';
import { countOpenCents } from './judge-commission.js';

export const commissionStateNames: Readonly<Record<CommissionState, string>> = {
  unknown: 'No amount yet',
  ahead: 'Before travel',
  waiting: 'On its way',
  part: 'Partly paid',
  overdue: 'Overdue',
  short: 'Too little',
  paid: 'Paid',
  over: 'More than expected',
  reversed: 'Taken back',
  settled: 'Settled',
};

const dollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

const writeCell = (text: string): string => {
  const safe = protectCell(text);
  return /[",\r\n]/.test(safe) || needsQuotes(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const isAmount = (text: string): boolean => /^-?\d+\.\d\d$/.test(text);

const HEADINGS = [
  'Client',
  'Trip',
  'Booking',
  'Supplier',
  'Confirmation',
  'First day',
  'Last day',
  'Commission',
  'Your share in percent',
  'Your commission',
  'Received',
  'Open',
  'Due on',
  'State',
  'Note',
];

const listCells = (each: Commission): string[] => [
  each.clientName,
  each.tripName,
  each.title,
  each.supplierName ?? '',
  each.numbers.join(', '),
  each.startsOn,
  each.endsOn,
  dollars(each.expectedCents),
  String(each.share / 100),
  dollars(each.ownCents),
  dollars(each.receivedCents),
  dollars(countOpenCents(each)),
  each.dueOn,
  commissionStateNames[each.state],
  each.settledNote ?? '',
];

/** CSV in US dollars with a byte order mark; no text can run as a formula, and a minus stays a number. */
export const writeCommissionTable = (commissions: readonly Commission[]): string => {
  const rows = [HEADINGS, ...commissions.map(listCells)].map((cells) =>
    cells.map((cell) => (isAmount(cell) ? cell : writeCell(cell))).join(','),
  );
  return `\uFEFF${rows.join('\r\n')}\r\n`;
};

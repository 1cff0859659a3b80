import type { Commission, CommissionState } from '@landsea/contracts/agents';
import { countOpenCents } from './judge-commission.js';
import { writeMoneyTable } from './money-table.js';

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

/** CSV in US dollars. */
export const writeCommissionTable = (commissions: readonly Commission[]): string =>
  writeMoneyTable(HEADINGS, commissions.map(listCells));

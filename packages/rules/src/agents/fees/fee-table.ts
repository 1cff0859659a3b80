import type { FeeState, ListedFee } from '@landsea/contracts/agents';
import { writeMoneyTable } from '../commissions/money-table.js';

export const feeStateNames: Readonly<Record<FeeState, string>> = {
  open: 'Open',
  told: 'Client says it’s paid',
  confirmed: 'Received',
  waived: 'Waived',
};

const HEADINGS = ['Client', 'Trip', 'Fee', 'Amount', 'Due on', 'State', 'Received on', 'Note'];

/** CSV in US dollars, as that of the commissions. */
export const writeFeeTable = (fees: readonly ListedFee[]): string =>
  writeMoneyTable(
    HEADINGS,
    fees.map((fee) => [
      fee.clientName,
      fee.tripName ?? '',
      fee.name,
      (fee.cents / 100).toFixed(2),
      fee.dueOn ?? '',
      feeStateNames[fee.state],
      fee.receivedOn ?? '',
      fee.note,
    ]),
  );

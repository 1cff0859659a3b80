import type { Transaction } from '../store/transaction.js';

/** The account's clock runs ahead of the machine's by this. */
export interface ClockShift {
  id: 'clock';
  ahead_ms: number;
}

/** The account's time: the machine's, and what the operator moved it by. */
export const getAccountTime = (tx: Transaction, machine: Date): Date =>
  new Date(machine.getTime() + (tx.get('clock_shift', 'clock')?.ahead_ms ?? 0));

import type { Transaction } from '../store/transaction.js';

/** How the account collects what was refused: days between attempts, and what becomes of the subscription after the last. */
export interface Dunning {
  id: 'dunning';
  retry_days: number[];
  then: 'cancel' | 'unpaid' | 'past_due';
}

const standard: Dunning = { id: 'dunning', retry_days: [3, 5, 7], then: 'cancel' };

export const dunningOf = (tx: Transaction): Dunning => tx.get('dunning', 'dunning') ?? standard;

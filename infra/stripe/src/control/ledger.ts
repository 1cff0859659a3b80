import type { Transaction } from '../store/transaction.js';

/** In cents of `currency`: `balance = charges - refunds - lost_disputes`. */
export interface Ledger {
  currency: string;
  charges: number;
  refunds: number;
  lost_disputes: number;
  balance: number;
}

export function listLedgers(tx: Transaction): Ledger[] {
  const taken = tx.all('charge').filter((charge) => charge.paid);
  const returned = tx.all('refund').filter((refund) => refund.status === 'succeeded');
  const lost = tx.all('dispute').filter((dispute) => dispute.status === 'lost');
  return [...new Set(taken.map((charge) => charge.currency))].map((currency) => {
    const sum = (rows: { currency: string; amount: number }[]) =>
      rows.filter((row) => row.currency === currency).reduce((total, row) => total + row.amount, 0);
    const [charges, refunds, lost_disputes] = [sum(taken), sum(returned), sum(lost)];
    return { currency, charges, refunds, lost_disputes, balance: charges - refunds - lost_disputes };
  });
}

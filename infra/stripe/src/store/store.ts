import Stripe from 'stripe';
import { memoryJournal, openJournal, readJournal, type Journal } from './journal.js';
import type { Change, TableName, Tables } from './tables.js';
import { Transaction } from './transaction.js';

type StoredRows = { [T in TableName]: Map<string, Tables[T]> };

const KEYS_KEPT_MS = 24 * 60 * 60 * 1000;

/** The emulator's state. A commit is on the disk before anyone sees it, so an answer that left is never forgotten. */
export class Store {
  private rows = emptyRows();
  private journal: Journal = memoryJournal;
  private readonly listeners: ((changes: Change[]) => void)[] = [];

  /** @param file where to keep the state; without it the state lives in memory only */
  constructor(file: string | undefined, now: Date) {
    if (!file) return;
    // A file of an earlier version may have tables that are gone.
    for (const change of readJournal(file).flat()) if (change.table in this.rows) this.apply(change);
    for (const saved of this.rows.idempotency.values()) {
      if (saved.created < now.getTime() - KEYS_KEPT_MS) this.rows.idempotency.delete(saved.id);
    }
    this.journal = openJournal(file, this.snapshot());
  }

  /** Runs `work` as one transaction: all of its writes, or, when it throws, none. */
  write<T>(work: (tx: Transaction) => T): T {
    const tx = new Transaction(this.rows, emptyRows());
    const result = work(tx);
    if (tx.changes.length > 0) this.commit(tx.changes);
    return result;
  }

  read<T>(work: (tx: Transaction) => T): T {
    return work(new Transaction(this.rows, emptyRows()));
  }

  onCommit(listener: (changes: Change[]) => void): void {
    this.listeners.push(listener);
  }

  close(): void {
    this.journal.close();
  }

  private commit(changes: Change[]): void {
    this.journal.append(changes);
    for (const change of changes) this.apply(change);
    for (const listener of this.listeners) listener(changes);
  }

  private apply(change: Change): void {
    const rows: Map<string, unknown> = this.rows[change.table];
    rows.set(change.row.id, change.table === 'price' ? withDecimal(change.row) : change.row);
  }

  private snapshot(): Change[] {
    return Object.entries(this.rows).flatMap(([table, rows]) =>
      [...rows.values()].map((row) => ({ table, row }) as Change),
    );
  }
}

function withDecimal(price: Stripe.Price): Stripe.Price {
  const { unit_amount } = price;
  return { ...price, unit_amount_decimal: unit_amount === null ? null : Stripe.Decimal.from(unit_amount) };
}

function emptyRows(): StoredRows {
  return {
    price: new Map(),
    customer: new Map(),
    'checkout.session': new Map(),
    checkout_details: new Map(),
    payment_intent: new Map(),
    payment_method: new Map(),
    charge: new Map(),
    subscription: new Map(),
    invoice: new Map(),
    invoice_payment: new Map(),
    'billing_portal.configuration': new Map(),
    'billing_portal.session': new Map(),
    test_clock: new Map(),
    clock_shift: new Map(),
    trial_notice: new Map(),
    refund: new Map(),
    dispute: new Map(),
    event: new Map(),
    delivery: new Map(),
    idempotency: new Map(),
  };
}

import { createHash } from 'node:crypto';
import type { Transaction } from '../store/transaction.js';
import { StripeRefusal } from './stripe-refusal.js';

/** The first answer to an idempotency key (`id`), with the instant (ms) and the request it belongs to. */
export interface SavedAnswer {
  id: string;
  created: number;
  fingerprint: string;
  requestId: string;
  status: number;
  body: string;
}

export function computeFingerprint(method: string, path: string, params: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([method, path, sorted(params)]))
    .digest('hex');
}

const LONGEST_KEY = 255;

/** @throws StripeRefusal 400 for a key that is empty or longer than 255 characters. */
export function requireKeyLength(key: string | undefined): void {
  if (key === undefined || (key.length >= 1 && key.length <= LONGEST_KEY)) return;
  throw StripeRefusal.invalid(
    `Idempotent key length is ${key.length}, which is outside accepted lengths. Idempotent Keys must be 1-${LONGEST_KEY} characters long.`,
  );
}

export function findSavedAnswer(tx: Transaction, key: string, fingerprint: string): SavedAnswer | undefined {
  const saved = tx.get('idempotency', key);
  if (!saved || saved.fingerprint === fingerprint) return saved;
  throw idempotencyFailure(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  );
}

/** Keys whose first request is still running; a second one meanwhile is refused with 409. */
export class RunningKeys {
  private readonly keys = new Set<string>();

  async hold<T>(key: string | undefined, work: () => Promise<T>): Promise<T> {
    if (key === undefined) return work();
    if (this.keys.has(key)) {
      throw idempotencyFailure(
        409,
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        'idempotency_key_in_use',
      );
    }
    this.keys.add(key);
    try {
      return await work();
    } finally {
      this.keys.delete(key);
    }
  }
}

function idempotencyFailure(status: number, message: string, code?: string): StripeRefusal {
  return new StripeRefusal(status, { type: 'idempotency_error', code, message }, false);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}

import type { Emulator } from '../emulator.js';
import { apiRoutes, expansions } from '../resources/api.js';
import type { Transaction } from '../store/transaction.js';
import { expand } from './expand.js';
import type { FormObject } from './form-body.js';
import { computeFingerprint, findSavedAnswer, type SavedAnswer } from './idempotency.js';
import { findRoute } from './route.js';
import { StripeRefusal } from './stripe-refusal.js';

export interface Call {
  id: string;
  method: string;
  path: string;
  params: FormObject;
  key: string | undefined;
}

export interface CallAnswer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** A failure that its key repeats: trying again is of no use. */
export const noRetry = { 'stripe-should-retry': 'false' };

export function execute(emulator: Emulator, call: Call): CallAnswer {
  const { route, id } = findRoute(apiRoutes, call.method, call.path);
  const ready = route.prepare(id, call.params);
  try {
    return emulator.run({ id: call.id, idempotency_key: call.key ?? null }, (context) => {
      const paths = Object.values(call.params['expand'] ?? {}) as string[];
      const result = ready(context);
      const answer =
        result instanceof StripeRefusal
          ? makeFailureAnswer(result)
          : { status: 200, body: JSON.stringify(expand(context.tx, expansions, result, paths), null, 2) };
      save(context.tx, context.now, call, answer);
      return answer;
    });
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    const answer = makeFailureAnswer(error);
    if (error.saved) emulator.run(null, ({ tx, now }) => save(tx, now, call, answer));
    return answer;
  }
}

export function findReplay(emulator: Emulator, call: Call): CallAnswer | undefined {
  const { key } = call;
  if (key === undefined) return undefined;
  const saved = emulator.store.read((tx) =>
    findSavedAnswer(tx, key, computeFingerprint(call.method, call.path, call.params)),
  );
  if (!saved) return undefined;
  const headers = { 'idempotent-replayed': 'true', 'original-request': saved.requestId };
  return {
    status: saved.status,
    body: saved.body,
    headers: saved.status < 500 ? headers : { ...headers, ...noRetry },
  };
}

export function save(tx: Transaction, now: Date, call: Call, answer: CallAnswer): void {
  if (call.key === undefined) return;
  const saved: SavedAnswer = {
    id: call.key,
    created: now.getTime(),
    fingerprint: computeFingerprint(call.method, call.path, call.params),
    requestId: call.id,
    status: answer.status,
    body: answer.body,
  };
  tx.put('idempotency', saved);
}

export function makeFailureAnswer(failure: StripeRefusal): CallAnswer {
  return { status: failure.status, body: JSON.stringify({ error: failure.body }, null, 2) };
}

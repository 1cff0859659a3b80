import type { TableName } from '../store/tables.js';
import type { Transaction } from '../store/transaction.js';
import { StripeRefusal } from './stripe-refusal.js';

type Json = Record<string, unknown>;

/** A field that holds an id of a table, or, per kind of object, one that is left out unless asked for. */
export interface Expansions {
  references: Record<string, TableName>;
  included: Record<string, Record<string, (tx: Transaction, id: string) => object>>;
}

const MAX_DEPTH = 4;

/** The answer with each path (`payment_intent.latest_charge`, `data.customer`) replaced by the object behind it. */
export function expand(tx: Transaction, known: Expansions, answer: object, paths: string[]): object {
  return paths.reduce<object>((value, path) => {
    const keys = path.split('.');
    if (keys.filter((key) => key !== 'data').length > MAX_DEPTH) {
      throw StripeRefusal.invalid(`You cannot expand more than ${MAX_DEPTH} levels of a property: ${path}`, {
        param: 'expand',
      });
    }
    return walk(tx, known, value, keys, path);
  }, answer);
}

function walk(tx: Transaction, known: Expansions, value: object, keys: string[], path: string): object {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(value)) return value.map((item: object) => walk(tx, known, item, keys, path));
  const object = value as Json;
  const inner = resolve(tx, known, object, key, path);
  if (inner === null) return object;
  return { ...object, [key]: walk(tx, known, inner, rest, path) };
}

function resolve(tx: Transaction, known: Expansions, object: Json, key: string, path: string): object | null {
  const held = object[key];
  const include = known.included[String(object['object'])]?.[key];
  if (held === undefined && include) return include(tx, String(object['id']));
  const table = known.references[key];
  if (typeof held === 'string' && table) return tx.get(table, held) ?? null;
  if (typeof held === 'object') return held;
  throw StripeRefusal.invalid(
    `This property cannot be expanded (${path}). You may want to try expanding 'data.${path}' if this is a list.`,
    { param: 'expand' },
  );
}

import type { Context } from '../context.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import type { TableName, Tables } from '../store/tables.js';

/** The row an id in the path names, else 404 `resource_missing`. */
export function find<T extends TableName>(context: Context, table: T, id: string): Tables[T] {
  const row = context.tx.get(table, id);
  if (!row) throw StripeRefusal.noSuch(table, id);
  return row;
}

/** The row an id in parameter `param` names, else 400 `resource_missing`. */
export function findByParam<T extends TableName>(
  context: Context,
  table: T,
  id: string,
  param: string,
): Tables[T] {
  const row = context.tx.get(table, id);
  if (!row) throw StripeRefusal.noSuchParam(table, id, param);
  return row;
}

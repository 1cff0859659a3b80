import type { Context } from '../context.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import type { TableName, Tables } from '../store/tables.js';

export function find<T extends TableName>(context: Context, table: T, id: string): Tables[T] {
  const row = context.tx.get(table, id);
  if (!row) throw StripeRefusal.noSuch(table, id);
  return row;
}

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

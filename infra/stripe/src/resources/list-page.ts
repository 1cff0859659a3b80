import type Stripe from 'stripe';
import type { Context } from '../context.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import type { TableName, Tables } from '../store/tables.js';
import { findByParam } from './find.js';

interface PageParams {
  limit?: number | undefined;
  starting_after?: string | undefined;
}

export function listPage<T extends TableName>(
  context: Context,
  table: T,
  url: string,
  { limit = 10, starting_after: after }: PageParams,
  wanted: (row: Tables[T]) => boolean,
): Stripe.ApiList<Tables[T]> {
  if (limit < 1 || limit > 100) {
    const message = 'This value must be between 1 and 100.';
    throw StripeRefusal.invalid(message, { code: 'parameter_invalid_integer', param: 'limit' });
  }
  if (after !== undefined) findByParam(context, table, after, 'starting_after');
  const newest = context.tx.all(table).reverse();
  const older = newest.slice(newest.findIndex(({ id }) => id === after) + 1).filter(wanted);
  return { object: 'list', data: older.slice(0, limit), has_more: older.length > limit, url };
}

interface Range {
  gt?: number | undefined;
  gte?: number | undefined;
  lt?: number | undefined;
  lte?: number | undefined;
}

/** Stripe's `created` filter, in Unix seconds. */
export const isCreatedWithin = (created: number, range: Range = {}): boolean =>
  created > (range.gt ?? -Infinity) &&
  created >= (range.gte ?? -Infinity) &&
  created < (range.lt ?? Infinity) &&
  created <= (range.lte ?? Infinity);

export const matches = (value: unknown, filter: string | boolean | undefined): boolean =>
  filter === undefined || value === filter;

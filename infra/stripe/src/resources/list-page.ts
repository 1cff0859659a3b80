import type Stripe from 'stripe';

import { StripeRefusal } from '../http/stripe-refusal.js';

export interface PageParams {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** One page of `rows` (given oldest first), newest first as Stripe lists them. `known` is every id a cursor may name. */
export function listPage<T extends { id: string }>(o: {
  url: string;
  rows: T[];
  known?: { id: string }[];
  params: PageParams;
}): Stripe.ApiList<T> {
  const limit = o.params.limit ?? 10;
  if (limit < 1 || limit > 100) {
    throw StripeRefusal.invalid(
      'parameter_invalid_integer',
      'This value must be between 1 and 100.',
      'limit',
    );
  }
  const { starting_after: after, ending_before: before } = o.params;
  if (after !== undefined && before !== undefined) {
    throw StripeRefusal.invalid(
      'parameter_invalid',
      'You can only use one of starting_after and ending_before.',
      'ending_before',
    );
  }
  const order = (o.known ?? o.rows).map((row) => row.id);
  const place = new Map(order.map((id, index) => [id, index]));
  const cursorPlace = (id: string, param: string) => {
    const index = place.get(id);
    if (index === undefined) throw StripeRefusal.noSuchParam('object', id, param);
    return index;
  };
  const placeOf = (row: T) => place.get(row.id) ?? -1;
  const newest = [...o.rows].reverse();
  if (before !== undefined) {
    const edge = cursorPlace(before, 'ending_before');
    const newer = newest.filter((row) => placeOf(row) > edge);
    return page(o.url, newer.slice(-limit), newer.length > limit);
  }
  const edge = after === undefined ? Infinity : cursorPlace(after, 'starting_after');
  const older = newest.filter((row) => placeOf(row) < edge);
  return page(o.url, older.slice(0, limit), older.length > limit);
}

function page<T>(url: string, data: T[], has_more: boolean): Stripe.ApiList<T> {
  return { object: 'list', data, has_more, url };
}

/** Stripe's `created` filter, in Unix seconds. */
export function createdWithin(
  created: number,
  range: {
    gt?: number | undefined;
    gte?: number | undefined;
    lt?: number | undefined;
    lte?: number | undefined;
  } = {},
): boolean {
  return (
    created > (range.gt ?? -Infinity) &&
    created >= (range.gte ?? -Infinity) &&
    created < (range.lt ?? Infinity) &&
    created <= (range.lte ?? Infinity)
  );
}

/** Whether a row has the filter's value; a filter that was not sent matches. */
export const matches = <T>(value: T, filter: T | undefined): boolean =>
  filter === undefined || value === filter;

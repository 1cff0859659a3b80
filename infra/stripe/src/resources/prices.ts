import Stripe from 'stripe';
import { z } from 'zod';

import { seconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import {
  cents,
  createdFilter,
  currency,
  cursor,
  flag,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  paramsOf,
  positive,
  text,
} from '../params/fields.js';
import { newId } from '../store/new-id.js';
import { emit } from './events.js';
import { find, findByParam } from './find.js';
import { createdWithin, listPage, matches } from './list-page.js';
import { createProduct, newProduct } from './products.js';

type Recurring = Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>;

export function newPrice(o: {
  id?: string | undefined;
  product: string;
  unitAmount: number;
  currency: string;
  recurring?: Recurring | undefined;
  now: Date;
}): Stripe.Price {
  return {
    id: o.id ?? newId('price_'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: seconds(o.now),
    currency: o.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: o.product,
    recurring: o.recurring
      ? { ...o.recurring, meter: null, trial_period_days: null, usage_type: 'licensed' }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: o.recurring ? 'recurring' : 'one_time',
    unit_amount: o.unitAmount,
    unit_amount_decimal: Stripe.Decimal.from(o.unitAmount),
  };
}

/** How often a price is charged, as sent. */
export const recurring = z.strictObject({
  interval: oneOf('day', 'week', 'month', 'year'),
  interval_count: positive.optional(),
});

export const recurringOf = (sent: z.output<typeof recurring> | undefined): Recurring | undefined =>
  sent && { interval: sent.interval, interval_count: sent.interval_count ?? 1 };

/** A price has either a product or, inline, the name of a new one. */
export function productIdOf(
  context: Context,
  sent: { product?: string | undefined; product_data?: { name: string } | undefined },
  param: string,
): string {
  if (sent.product !== undefined) return findByParam(context, 'product', sent.product, param).id;
  if (sent.product_data) {
    return createProduct(context, newProduct({ name: sent.product_data.name, now: context.now })).id;
  }
  throw StripeRefusal.invalid('parameter_missing', `Missing required param: ${param}.`, param);
}

const create = route({
  method: 'POST',
  path: '/v1/prices',
  params: paramsOf<Stripe.PriceCreateParams>()({
    currency,
    unit_amount: cents,
    active: flag.optional(),
    lookup_key: text.optional(),
    metadata: metadata.optional(),
    nickname: text.optional(),
    product: text.optional(),
    product_data: z.strictObject({ name: text }).optional(),
    recurring: recurring.optional(),
  }),
  run: (context, sent) => {
    const price = context.tx.put('price', {
      ...newPrice({
        product: productIdOf(context, sent, 'product'),
        unitAmount: sent.unit_amount,
        currency: sent.currency,
        recurring: recurringOf(sent.recurring),
        now: context.now,
      }),
      active: sent.active ?? true,
      lookup_key: sent.lookup_key ?? null,
      metadata: mergeMetadata({}, sent.metadata),
      nickname: sent.nickname ?? null,
    });
    return emit(context, 'price.created', price);
  },
});

const update = route({
  method: 'POST',
  path: '/v1/prices/:id',
  params: paramsOf<Stripe.PriceUpdateParams>()({
    active: flag.optional(),
    metadata: metadata.optional(),
    nickname: text.optional(),
  }),
  run: (context, sent, id) => {
    const held = find(context, 'price', id);
    const price = context.tx.put('price', {
      ...held,
      active: sent.active ?? held.active,
      metadata: mergeMetadata(held.metadata, sent.metadata),
      nickname: sent.nickname ?? held.nickname,
    });
    return emit(context, 'price.updated', price, held);
  },
});

const retrieve = route({
  method: 'GET',
  path: '/v1/prices/:id',
  params: paramsOf<Stripe.PriceRetrieveParams>()({}),
  run: (context, _sent, id) => find(context, 'price', id),
});

const listAll = route({
  method: 'GET',
  path: '/v1/prices',
  params: paramsOf<Stripe.PriceListParams>()({
    ...cursor,
    active: flag.optional(),
    created: createdFilter.optional(),
    currency: currency.optional(),
    lookup_keys: list(text).optional(),
    product: text.optional(),
    type: oneOf('one_time', 'recurring').optional(),
  }),
  run: ({ tx }, sent) =>
    listPage({
      url: '/v1/prices',
      params: sent,
      known: tx.all('price'),
      rows: tx
        .all('price')
        .filter((row) => matches(row.active, sent.active) && createdWithin(row.created, sent.created))
        .filter((row) => matches(row.currency, sent.currency) && matches<string>(row.type, sent.type))
        .filter((row) => matches<unknown>(row.product, sent.product))
        .filter((row) => sent.lookup_keys?.includes(row.lookup_key ?? '') ?? true),
    }),
});

export const priceRoutes = [create, listAll, update, retrieve];

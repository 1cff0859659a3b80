import { salePrices } from '@landsea/contracts/billing';
import Stripe from 'stripe';
import { z } from 'zod';
import { toSeconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { defineParams } from '../params/fields.js';
import { makeId } from '../store/new-id.js';
import { find } from './find.js';

type Sold = keyof typeof salePrices;

export type PriceIds = Record<Sold, string>;

const productNames: Record<string, string> = {
  prod_landsea_trip: 'Landsea trip unlock',
  prod_landsea_pro: 'Landsea Pro',
  prod_landsea_agent: 'Landsea Agent',
};

export const getProductName = ({ product }: Stripe.Price): string | undefined =>
  productNames[String(product)];

export const isProduct = (id: string): boolean => id in productNames;

export function makePrice(o: {
  id?: string;
  product: string;
  unitAmount: number;
  currency: string;
  monthly: boolean;
  now: Date;
}): Stripe.Price {
  return {
    id: o.id ?? makeId('price_'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: toSeconds(o.now),
    currency: o.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: o.product,
    recurring: o.monthly
      ? { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: o.monthly ? 'recurring' : 'one_time',
    unit_amount: o.unitAmount,
    unit_amount_decimal: Stripe.Decimal.from(o.unitAmount),
  };
}

/** The account sells a trip once, Pro and Agent by the month, for the product's own amounts. */
export function putSalePrices({ tx, now }: Context, ids: PriceIds): void {
  for (const sold of ['trip', 'pro', 'agent'] as const) {
    const price = makePrice({
      id: ids[sold],
      product: `prod_landsea_${sold}`,
      unitAmount: salePrices[sold],
      currency: 'usd',
      monthly: sold !== 'trip',
      now,
    });
    tx.put('price', { ...price, created: tx.get('price', price.id)?.created ?? price.created });
  }
}

/** A price is made wrong on purpose, to see how the product takes one that is not as agreed. */
export const WrongPrice = z.strictObject({
  price: z.enum(['trip', 'pro', 'agent']).default('trip'),
  active: z.boolean().optional(),
  unit_amount: z.number().int().min(50).optional(),
  currency: z
    .string()
    .regex(/^[a-z]{3}$/)
    .optional(),
});

export function changePrice(
  context: Context,
  ids: PriceIds,
  { price: sold, ...wrong }: z.output<typeof WrongPrice>,
): Stripe.Price {
  return context.tx.put('price', { ...find(context, 'price', ids[sold]), ...wrong });
}

const retrieve = route({
  method: 'GET',
  path: '/v1/prices/:id',
  params: defineParams<Stripe.PriceRetrieveParams>()({}),
  run: (context, _sent, id) => find(context, 'price', id),
});

export const priceRoutes = [retrieve];

import { salePrices } from '@landsea/contracts/billing';
import type Stripe from 'stripe';
import { z } from 'zod';

import type { Context } from '../context.js';
import { createProduct, newProduct } from '../resources/products.js';
import { newPrice } from '../resources/prices.js';
import { emit } from '../resources/events.js';

type Sold = 'trip' | 'pro' | 'agent';

/** The ids under which the account sells, per what is sold. */
export type PriceIds = Record<Sold, string>;

const monthly = { interval: 'month', interval_count: 1 } as const;

const catalogue = {
  trip: {
    product: 'prod_landsea_trip',
    name: 'Landsea trip unlock',
    unitAmount: salePrices.trip,
    recurring: undefined,
  },
  pro: { product: 'prod_landsea_pro', name: 'Landsea Pro', unitAmount: salePrices.pro, recurring: monthly },
  agent: {
    product: 'prod_landsea_agent',
    name: 'Landsea Agent',
    unitAmount: salePrices.agent,
    recurring: monthly,
  },
};

/** What a seed may make wrong on purpose, to see how the shop takes a price that is not as agreed. */
export const SeedPrice = z.strictObject({
  price: z.enum(['trip', 'pro', 'agent']).default('trip'),
  active: z.boolean().optional(),
  unit_amount: z.number().int().min(50).optional(),
  currency: z
    .string()
    .regex(/^[a-z]{3}$/)
    .optional(),
});

export function seedPrices(context: Context, ids: PriceIds): void {
  for (const price of ['trip', 'pro', 'agent'] as const) seedPrice(context, ids, { price });
}

/** Makes a price of the catalogue when it is missing; overrides also change one that is there. */
export function seedPrice(
  context: Context,
  ids: PriceIds,
  { price: sold, ...overrides }: z.infer<typeof SeedPrice>,
): Stripe.Price {
  const held = context.tx.get('price', ids[sold]);
  if (held && Object.keys(overrides).length === 0) return held;
  const { product: productId, name, unitAmount, recurring } = catalogue[sold];
  const product =
    context.tx.get('product', productId) ??
    createProduct(context, newProduct({ id: productId, name, now: context.now }));
  const fresh = newPrice({
    id: ids[sold],
    product: product.id,
    unitAmount,
    currency: 'usd',
    recurring,
    now: context.now,
  });
  const price = context.tx.put('price', { ...(held ?? fresh), ...overrides });
  return held ? emit(context, 'price.updated', price, held) : emit(context, 'price.created', price);
}

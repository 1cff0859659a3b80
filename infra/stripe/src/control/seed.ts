import type Stripe from 'stripe';
import { z } from 'zod';

import type { Context } from '../context.js';
import { createProduct, newProduct } from '../resources/products.js';
import { newPrice } from '../resources/prices.js';
import { emit } from '../resources/events.js';

const TRIP_PRODUCT = 'prod_landsea_trip';
const TRIP_PRICE_CENTS = 3900;

/** What a seed may make wrong on purpose, to see how the shop takes a price that is not as agreed. */
export const SeedTrip = z.strictObject({
  active: z.boolean().optional(),
  unit_amount: z.number().int().min(50).optional(),
  currency: z
    .string()
    .regex(/^[a-z]{3}$/)
    .optional(),
});

/** Makes the trip price when it is missing: 3900 usd, one-time, active. `overrides` also change one that is there. */
export function seedTripPrice(
  context: Context,
  id: string,
  overrides: z.infer<typeof SeedTrip> = {},
): Stripe.Price {
  const held = context.tx.get('price', id);
  if (held && Object.keys(overrides).length === 0) return held;
  const product =
    context.tx.get('product', TRIP_PRODUCT) ??
    createProduct(context, newProduct({ id: TRIP_PRODUCT, name: 'Landsea trip unlock', now: context.now }));
  const fresh = newPrice({
    id,
    product: product.id,
    unitAmount: TRIP_PRICE_CENTS,
    currency: 'usd',
    now: context.now,
  });
  const price = context.tx.put('price', { ...(held ?? fresh), ...overrides });
  return held ? emit(context, 'price.updated', price, held) : emit(context, 'price.created', price);
}

import type Stripe from 'stripe';
import { z } from 'zod';

import type { Context } from '../context.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { cents, currency, list, mergeMetadata, metadata, positive, text } from '../params/fields.js';
import { findByParam } from '../resources/find.js';
import { newPrice, productIdOf } from '../resources/prices.js';
import { newId } from '../store/new-id.js';

export const lineItems = list(
  z.strictObject({
    price: text.optional(),
    price_data: z
      .strictObject({
        currency,
        unit_amount: cents,
        product: text.optional(),
        product_data: z.strictObject({ name: text }).optional(),
      })
      .optional(),
    quantity: positive.optional(),
    metadata: metadata.optional(),
  }),
);

type Sent = z.output<typeof lineItems>[number];

/** The session's lines at today's prices; each must be one-time, active and in one currency. */
export function buildLineItems(context: Context, sent: Sent[]): Stripe.LineItem[] {
  const items = sent.map((item, index) => buildLineItem(context, item, `line_items[${index}]`));
  if (new Set(items.map((item) => item.currency)).size > 1) {
    throw StripeRefusal.refused('The Checkout Session can only use prices of one currency.', {
      param: 'line_items',
    });
  }
  return items;
}

function buildLineItem(context: Context, sent: Sent, param: string): Stripe.LineItem {
  const price = priceOf(context, sent, param);
  if (sent.quantity === undefined) {
    throw StripeRefusal.invalid(
      'parameter_missing',
      `Quantity is required. Add \`quantity\` to \`${param}\``,
      `${param}[quantity]`,
    );
  }
  const amount = (price.unit_amount ?? 0) * sent.quantity;
  const product =
    typeof price.product === 'string' ? context.tx.get('product', price.product) : price.product;
  return {
    id: newId('li_'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: product && 'name' in product ? product.name : null,
    metadata: mergeMetadata({}, sent.metadata),
    price,
    quantity: sent.quantity,
  };
}

function priceOf(context: Context, sent: Sent, param: string): Stripe.Price {
  if (sent.price_data) {
    const { unit_amount: unitAmount, currency: money } = sent.price_data;
    const product = productIdOf(context, sent.price_data, `${param}[price_data][product]`);
    return context.tx.put('price', {
      ...newPrice({ product, unitAmount, currency: money, now: context.now }),
      active: false,
    });
  }
  const priceParam = `${param}[price]`;
  if (sent.price === undefined) {
    throw StripeRefusal.invalid('parameter_missing', `Missing required param: ${priceParam}.`, priceParam);
  }
  const price = findByParam(context, 'price', sent.price, priceParam);
  if (price.recurring) {
    throw StripeRefusal.refused(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
    );
  }
  if (!price.active) {
    throw StripeRefusal.refused('The price specified is inactive. This field only accepts active prices.', {
      param: priceParam,
    });
  }
  return price;
}

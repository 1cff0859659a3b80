import type Stripe from 'stripe';
import { z } from 'zod';

import type { Context } from '../context.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { cents, currency, list, mergeMetadata, metadata, positive, text } from '../params/fields.js';
import { findByParam } from '../resources/find.js';
import { newPrice, productIdOf, recurring, recurringOf } from '../resources/prices.js';
import { newId } from '../store/new-id.js';
import type { SessionMode } from './new-session.js';

export const lineItems = list(
  z.strictObject({
    price: text.optional(),
    price_data: z
      .strictObject({
        currency,
        unit_amount: cents,
        recurring: recurring.optional(),
        product: text.optional(),
        product_data: z.strictObject({ name: text }).optional(),
      })
      .optional(),
    quantity: positive.optional(),
    metadata: metadata.optional(),
  }),
);

type Sent = z.output<typeof lineItems>[number];

interface Terms {
  mode: SessionMode;
  /** Nothing is due now: a trial comes first. */
  free: boolean;
}

/** The session's lines at today's prices: of the mode's kind, active and in one currency. */
export function buildLineItems(context: Context, sent: Sent[], terms: Terms): Stripe.LineItem[] {
  const items = sent.map((item, index) => buildLineItem(context, item, `line_items[${index}]`, terms));
  refuseMixedIntervals(items);
  if (new Set(items.map((item) => item.currency)).size > 1) {
    throw StripeRefusal.refused('The Checkout Session can only use prices of one currency.', {
      param: 'line_items',
    });
  }
  return items;
}

function refuseMixedIntervals(items: Stripe.LineItem[]): void {
  const intervals = items.map(({ price }) => [price?.recurring?.interval, price?.recurring?.interval_count]);
  if (new Set(intervals.map(String)).size <= 1) return;
  throw StripeRefusal.refused('The payment emulator plays subscriptions whose prices have one interval.', {
    param: 'line_items',
  });
}

function buildLineItem(context: Context, sent: Sent, param: string, terms: Terms): Stripe.LineItem {
  const price = priceOf(context, sent, param, terms.mode);
  if (sent.quantity === undefined) {
    throw StripeRefusal.invalid(
      'parameter_missing',
      `Quantity is required. Add \`quantity\` to \`${param}\``,
      `${param}[quantity]`,
    );
  }
  const amount = terms.free ? 0 : (price.unit_amount ?? 0) * sent.quantity;
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

function priceOf(context: Context, sent: Sent, param: string, mode: SessionMode): Stripe.Price {
  const price = sentPrice(context, sent, param);
  if (mode === 'payment' && price.recurring) {
    throw StripeRefusal.refused(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
    );
  }
  if (mode === 'subscription' && !price.recurring) {
    throw StripeRefusal.refused(
      'You must provide recurring prices in `subscription` mode; the payment emulator does not add one-time prices to them.',
    );
  }
  return price;
}

function sentPrice(context: Context, sent: Sent, param: string): Stripe.Price {
  if (sent.price_data) {
    const { unit_amount: unitAmount, currency: money } = sent.price_data;
    const product = productIdOf(context, sent.price_data, `${param}[price_data][product]`);
    return context.tx.put('price', {
      ...newPrice({
        product,
        unitAmount,
        currency: money,
        recurring: recurringOf(sent.price_data.recurring),
        now: context.now,
      }),
      active: false,
    });
  }
  const priceParam = `${param}[price]`;
  if (sent.price === undefined) {
    throw StripeRefusal.invalid('parameter_missing', `Missing required param: ${priceParam}.`, priceParam);
  }
  const price = findByParam(context, 'price', sent.price, priceParam);
  if (!price.active) {
    throw StripeRefusal.refused('The price specified is inactive. This field only accepts active prices.', {
      param: priceParam,
    });
  }
  return price;
}

import type Stripe from 'stripe';
import { z } from 'zod';
import type { Context } from '../context.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { limitList, cents, currency, list, positive, text } from '../params/fields.js';
import { findByParam } from '../resources/find.js';
import { isProduct, makePrice, getProductName } from '../resources/prices.js';
import { makeId } from '../store/new-id.js';
import type { SessionMode } from './new-session.js';

const MOST_LINES = 100;
/** A session of mode `subscription` takes recurring prices only, here. */
const MOST_RECURRING_LINES = 20;

export const lineItems = limitList(
  MOST_LINES,
  list(
    z.strictObject({
      price: text.optional(),
      price_data: z.strictObject({ currency, product: text, unit_amount: cents }).optional(),
      quantity: positive.optional(),
    }),
  ),
);

type Sent = z.output<typeof lineItems>[number];

interface Terms {
  mode: SessionMode;
  /** Nothing is due now: a trial comes first. */
  free: boolean;
}

export function buildLineItems(context: Context, sent: Sent[], terms: Terms): Stripe.LineItem[] {
  if (terms.mode === 'subscription' && sent.length > MOST_RECURRING_LINES) {
    const message = `You can only have up to ${MOST_RECURRING_LINES} line items with recurring prices.`;
    throw StripeRefusal.invalid(message, { param: 'line_items' });
  }
  const items = sent.map((item, index) => buildLineItem(context, item, `line_items[${index}]`, terms));
  if (new Set(items.map((item) => item.currency)).size > 1) {
    throw StripeRefusal.refused('The Checkout Session can only use prices of one currency.', {
      param: 'line_items',
    });
  }
  return items;
}

function buildLineItem(context: Context, sent: Sent, param: string, terms: Terms): Stripe.LineItem {
  const price = sentPrice(context, sent, param);
  requireKind(price, terms.mode);
  if (sent.quantity === undefined) throw StripeRefusal.missing(`${param}[quantity]`);
  const amount = terms.free ? 0 : (price.unit_amount ?? 0) * sent.quantity;
  return {
    id: makeId('li_'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: getProductName(price) ?? null,
    metadata: {},
    price,
    quantity: sent.quantity,
  };
}

function requireKind({ recurring }: Stripe.Price, mode: SessionMode): void {
  if (mode === 'payment' && recurring) {
    throw StripeRefusal.refused(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
    );
  }
  if (mode === 'subscription' && !recurring) {
    throw StripeRefusal.refused(
      'You must provide recurring prices in `subscription` mode; the payment emulator does not add one-time prices to them.',
    );
  }
}

function sentPrice(context: Context, { price: id, price_data: data }: Sent, param: string): Stripe.Price {
  if (data) return inlinePrice(context, data, `${param}[price_data][product]`);
  const priceParam = `${param}[price]`;
  if (id === undefined) throw StripeRefusal.missing(priceParam);
  const price = findByParam(context, 'price', id, priceParam);
  if (price.active) return price;
  throw StripeRefusal.refused('The price specified is inactive. This field only accepts active prices.', {
    param: priceParam,
  });
}

function inlinePrice(context: Context, data: NonNullable<Sent['price_data']>, param: string): Stripe.Price {
  const { currency, product, unit_amount: unitAmount } = data;
  if (!isProduct(product)) throw StripeRefusal.noSuchParam('product', product, param);
  const price = makePrice({ product, unitAmount, currency, monthly: false, now: context.now });
  return context.tx.put('price', { ...price, active: false });
}

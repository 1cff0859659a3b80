import Stripe from 'stripe';
import { toSeconds, type Context } from '../context.js';
import { formatMoney } from '../page/money.js';
import { getProductName } from '../resources/prices.js';
import { makeId } from '../store/new-id.js';
import type { Period } from '../subscriptions/billing-period.js';

/**
 * A draft over the subscription's current period; nothing is charged for a trial. `invoiced` is the invoice's own
 * period, the one that just ended; its lines carry the one that is paid for.
 */
export function makeInvoice(
  context: Context,
  subscription: Stripe.Subscription,
  billing_reason: Stripe.Invoice.BillingReason,
  invoiced: Period,
): Stripe.Invoice {
  const id = makeId('in_');
  const customer = context.tx.get('customer', getCustomerId(subscription));
  const lines = subscription.items.data.map((item) => newLine(id, subscription, item));
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const created = toSeconds(context.now);
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Landsea',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: getCustomerId(subscription),
    customer_account: null,
    customer_address: null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: customer?.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: invoiced.end,
    period_start: invoiced.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: subscription.test_clock,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  };
}

export const getCustomerId = ({ customer }: { customer: Stripe.Subscription['customer'] }): string =>
  typeof customer === 'string' ? customer : customer.id;

function newLine(
  invoice: string,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): Stripe.InvoiceLineItem {
  const { price, quantity = 1 } = item;
  const onTrial = subscription.status === 'trialing';
  const amount = onTrial ? 0 : (price.unit_amount ?? 0) * quantity;
  const period: Period = { start: item.current_period_start, end: item.current_period_end };
  const each = `${formatMoney(price.unit_amount ?? 0, price.currency)} / month`;
  const name = getProductName(price) ?? 'Subscription';
  return {
    id: makeId('il_'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: onTrial ? `Trial period for ${name}` : `${quantity} × ${name} (at ${each})`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: String(price.product) },
      type: 'price_details',
      unit_amount_decimal: onTrial ? Stripe.Decimal.from(0) : price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: Stripe.Decimal.from(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

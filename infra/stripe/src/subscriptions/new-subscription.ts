import Stripe from 'stripe';
import { toSeconds, type Context } from '../context.js';
import { makeId } from '../store/new-id.js';
import { computePeriod, type Period } from './billing-period.js';

/** Monthly prices, and the time from which they are charged. */
export interface SubscriptionOrder {
  customer: Stripe.Customer;
  items: { price: Stripe.Price; quantity: number }[];
  /** Unix seconds; null is charged at once. */
  trialEnd: number | null;
  method: string | null;
  metadata: Stripe.Metadata;
  trialSettings: Stripe.Subscription.TrialSettings;
}

export function makeSubscription(context: Context, order: SubscriptionOrder): Stripe.Subscription {
  const id = makeId('sub_');
  const start = toSeconds(context.now);
  const period = order.trialEnd === null ? computePeriod(start, start) : { start, end: order.trialEnd };
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: order.trialEnd ?? start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency: order.items[0]?.price.currency ?? 'usd',
    customer: order.customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: order.method,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: order.items.map((item) => newItem(id, item, period)),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: order.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: order.trialEnd === null ? 'active' : 'trialing',
    test_clock: order.customer.test_clock ?? null,
    transfer_data: null,
    trial_end: order.trialEnd,
    trial_settings: order.trialSettings,
    trial_start: order.trialEnd === null ? null : start,
  };
}

function newItem(
  subscription: string,
  { price, quantity }: SubscriptionOrder['items'][number],
  period: Period,
): Stripe.SubscriptionItem {
  return {
    id: makeId('si_', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: period.start,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** The older form of a recurring price, which subscription items still carry. */
function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

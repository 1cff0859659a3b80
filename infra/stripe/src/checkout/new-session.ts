import type Stripe from 'stripe';
import { toSeconds, type Context } from '../context.js';
import { makeId } from '../store/new-id.js';

export type SessionFields = Pick<
  Stripe.Checkout.Session,
  | 'cancel_url'
  | 'client_reference_id'
  | 'custom_text'
  | 'customer'
  | 'customer_creation'
  | 'customer_details'
  | 'customer_email'
  | 'expires_at'
  | 'metadata'
  | 'payment_method_collection'
  | 'success_url'
>;

export const noCustomText: Stripe.Checkout.Session.CustomText = {
  after_submit: null,
  shipping_address: null,
  submit: null,
  terms_of_service_acceptance: null,
};

export type SessionMode = 'payment' | 'subscription';

export function makeSession(
  context: Context,
  items: Stripe.LineItem[],
  mode: SessionMode,
  fields: SessionFields,
): Stripe.Checkout.Session {
  const id = makeId('cs_test_', 58);
  const total = items.reduce((sum, item) => sum + item.amount_total, 0);
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: toSeconds(context.now),
    currency: items[0]?.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    customer_account: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: mode === 'payment' ? noInvoice : null,
    livemode: false,
    locale: null,
    managed_payments: null,
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: mode === 'payment' ? ['card', 'us_bank_account'] : ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${context.publicBase}/c/pay/${id}`,
    wallet_options: null,
    ...fields,
  };
}

const noInvoice: Stripe.Checkout.Session.InvoiceCreation = {
  enabled: false,
  invoice_data: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: null,
    metadata: {},
    rendering_options: null,
  },
};

export function makeDetails(
  address: string | null | undefined,
): Stripe.Checkout.Session.CustomerDetails | null {
  if (!address) return null;
  return {
    address: null,
    business_name: null,
    email: address,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

import type Stripe from 'stripe';
import { z } from 'zod';

import { atClockOf } from '../clocks/at-clock-of.js';
import { seconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import {
  clearable,
  createdFilter,
  cursor,
  email,
  mergeMetadata,
  metadata,
  paramsOf,
  text,
} from '../params/fields.js';
import { newId } from '../store/new-id.js';
import { emit } from './events.js';
import { find, findByParam } from './find.js';
import { createdWithin, listPage, matches } from './list-page.js';

type CustomerFields = Partial<
  Pick<Stripe.Customer, 'email' | 'name' | 'phone' | 'description' | 'metadata' | 'test_clock'>
>;

export function createCustomer(context: Context, fields: CustomerFields): Stripe.Customer {
  const id = newId('cus_', 14);
  const customer: Stripe.Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: seconds(context.now),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...fields,
  };
  return emit(context, 'customer.created', context.tx.put('customer', customer));
}

const create = route({
  method: 'POST',
  path: '/v1/customers',
  params: paramsOf<Stripe.CustomerCreateParams>()({
    email: email.optional(),
    name: text.optional(),
    phone: text.optional(),
    description: text.optional(),
    metadata: metadata.optional(),
    test_clock: text.optional(),
  }),
  run: (context, sent) => {
    const clock =
      sent.test_clock === undefined
        ? null
        : findByParam(context, 'test_clock', sent.test_clock, 'test_clock').id;
    return createCustomer(atClockOf(context, { test_clock: clock }), {
      email: sent.email ?? null,
      name: sent.name ?? null,
      phone: sent.phone ?? null,
      description: sent.description ?? null,
      metadata: mergeMetadata({}, sent.metadata),
      test_clock: clock,
    });
  },
});

const update = route({
  method: 'POST',
  path: '/v1/customers/:id',
  params: paramsOf<Stripe.CustomerUpdateParams>()({
    email: clearable(email).optional(),
    name: clearable(text).optional(),
    phone: clearable(text).optional(),
    description: clearable(text).optional(),
    invoice_settings: z.strictObject({ default_payment_method: clearable(text) }).optional(),
    metadata: metadata.optional(),
  }),
  run: (context, sent, id) => {
    const held = find(context, 'customer', id);
    const customer = context.tx.put('customer', {
      ...held,
      email: sent.email === undefined ? held.email : sent.email,
      name: sent.name === undefined ? (held.name ?? null) : sent.name,
      phone: sent.phone === undefined ? (held.phone ?? null) : sent.phone,
      description: sent.description === undefined ? held.description : sent.description,
      invoice_settings: { ...held.invoice_settings, ...settingsOf(context, held, sent.invoice_settings) },
      metadata: mergeMetadata(held.metadata, sent.metadata),
    });
    return emit(context, 'customer.updated', customer, held);
  },
});

/** A customer's default must be a payment method kept with them. */
function settingsOf(
  context: Context,
  { id }: Stripe.Customer,
  sent: { default_payment_method: string | null } | undefined,
): typeof sent {
  if (!sent?.default_payment_method) return sent;
  const param = 'invoice_settings[default_payment_method]';
  const method = findByParam(context, 'payment_method', sent.default_payment_method, param);
  if (method.customer === id) return sent;
  throw StripeRefusal.refused('The customer does not have a payment method with this ID.', {
    code: 'resource_missing',
    param,
  });
}

const retrieve = route({
  method: 'GET',
  path: '/v1/customers/:id',
  params: paramsOf<Stripe.CustomerRetrieveParams>()({}),
  run: (context, _sent, id) => find(context, 'customer', id),
});

const listAll = route({
  method: 'GET',
  path: '/v1/customers',
  params: paramsOf<Stripe.CustomerListParams>()({
    ...cursor,
    created: createdFilter.optional(),
    email: text.optional(),
  }),
  run: ({ tx }, sent) =>
    listPage({
      url: '/v1/customers',
      params: sent,
      known: tx.all('customer'),
      rows: tx
        .all('customer')
        .filter((row) => matches(row.email, sent.email) && createdWithin(row.created, sent.created)),
    }),
});

export const customerRoutes = [create, listAll, update, retrieve];

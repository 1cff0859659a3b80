import type Stripe from 'stripe';
import { withClock } from '../clocks/with-clock.js';
import { toSeconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { email, mergeMetadata, metadata, defineParams, text } from '../params/fields.js';
import { makeId } from '../store/new-id.js';
import { emit } from './events.js';
import { find, findByParam } from './find.js';

type CustomerFields = Partial<Pick<Stripe.Customer, 'email' | 'metadata' | 'test_clock'>>;

export function createCustomer(context: Context, fields: CustomerFields): Stripe.Customer {
  const id = makeId('cus_', 14);
  const customer: Stripe.Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: toSeconds(context.now),
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
  params: defineParams<Stripe.CustomerCreateParams>()({
    email: email.optional(),
    metadata: metadata.optional(),
    test_clock: text.optional(),
  }),
  run: (context, sent) => {
    const clock =
      sent.test_clock === undefined
        ? null
        : findByParam(context, 'test_clock', sent.test_clock, 'test_clock').id;
    return createCustomer(withClock(context, { test_clock: clock }), {
      email: sent.email ?? null,
      metadata: mergeMetadata({}, sent.metadata),
      test_clock: clock,
    });
  },
});

const update = route({
  method: 'POST',
  path: '/v1/customers/:id',
  params: defineParams<Stripe.CustomerUpdateParams>()({
    email: email.optional(),
    metadata: metadata.optional(),
  }),
  run: (context, sent, id) => {
    const held = find(context, 'customer', id);
    const updated = context.tx.put('customer', {
      ...held,
      email: sent.email ?? held.email,
      metadata: mergeMetadata(held.metadata, sent.metadata),
    });
    return emit(withClock(context, held), 'customer.updated', updated, held);
  },
});

export const customerRoutes = [create, update];

import type Stripe from 'stripe';
import { toSeconds } from '../context.js';
import { route } from '../http/route.js';
import { address, defineParams, text } from '../params/fields.js';
import { emit } from '../resources/events.js';
import { findByParam } from '../resources/find.js';
import { makeId } from '../store/new-id.js';
import { findConfiguration } from './portal-configurations.js';

const create = route({
  method: 'POST',
  path: '/v1/billing_portal/sessions',
  params: defineParams<Stripe.BillingPortal.SessionCreateParams>()({
    configuration: text.optional(),
    customer: text,
    return_url: address.optional(),
  }),
  run: (context, sent) => {
    const id = makeId('bps_');
    const session: Stripe.BillingPortal.Session = {
      id,
      object: 'billing_portal.session',
      after_expiration: null,
      configuration: findConfiguration(context, sent.configuration).id,
      created: toSeconds(context.now),
      customer: findByParam(context, 'customer', sent.customer, 'customer').id,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: null,
      on_behalf_of: null,
      return_url: sent.return_url ?? null,
      url: `${context.publicBase}/p/session/${id}`,
    };
    return emit(context, 'billing_portal.session.created', context.tx.put('billing_portal.session', session));
  },
});

export const portalSessionRoutes = [create];

import type Stripe from 'stripe';
import { z } from 'zod';

import { seconds, type Context } from '../context.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { route } from '../http/route.js';
import {
  address,
  clearable,
  cursor,
  flag,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  paramsOf,
  text,
} from '../params/fields.js';
import { emit } from '../resources/events.js';
import { find, findByParam } from '../resources/find.js';
import { listPage, matches } from '../resources/list-page.js';
import { newId } from '../store/new-id.js';

const profile = z.strictObject({
  headline: clearable(text).optional(),
  privacy_policy_url: address.optional(),
  terms_of_service_url: address.optional(),
});

const features = z.strictObject({
  customer_update: z
    .strictObject({
      enabled: flag,
      allowed_updates: clearable(
        list(oneOf('address', 'email', 'name', 'phone', 'shipping', 'tax_id')),
      ).optional(),
    })
    .optional(),
  invoice_history: z.strictObject({ enabled: flag }).optional(),
  payment_method_update: z.strictObject({ enabled: flag }).optional(),
  subscription_cancel: z
    .strictObject({
      enabled: flag,
      mode: oneOf('at_period_end', 'immediately').optional(),
      proration_behavior: oneOf('none', 'create_prorations', 'always_invoice').optional(),
    })
    .optional(),
});

const create = route({
  method: 'POST',
  path: '/v1/billing_portal/configurations',
  params: paramsOf<Stripe.BillingPortal.ConfigurationCreateParams>()({
    features,
    business_profile: profile.optional(),
    default_return_url: clearable(address).optional(),
    metadata: metadata.optional(),
    name: clearable(text).optional(),
  }),
  run: (context, sent) => {
    const { customer_update, invoice_history, payment_method_update, subscription_cancel } = sent.features;
    const configuration: Stripe.BillingPortal.Configuration = {
      id: newId('bpc_'),
      object: 'billing_portal.configuration',
      active: true,
      application: null,
      business_profile: {
        headline: sent.business_profile?.headline ?? null,
        privacy_policy_url: sent.business_profile?.privacy_policy_url ?? null,
        terms_of_service_url: sent.business_profile?.terms_of_service_url ?? null,
      },
      created: seconds(context.now),
      default_return_url: sent.default_return_url ?? null,
      features: {
        customer_update: {
          allowed_updates: customer_update?.allowed_updates ?? [],
          enabled: customer_update?.enabled ?? false,
        },
        invoice_history: { enabled: invoice_history?.enabled ?? false },
        payment_method_update: {
          enabled: payment_method_update?.enabled ?? false,
          payment_method_configuration: null,
        },
        subscription_cancel: {
          cancellation_reason: { enabled: false, feedback_options: null, options: [] },
          enabled: subscription_cancel?.enabled ?? false,
          mode: subscription_cancel?.mode ?? 'at_period_end',
          proration_behavior: subscription_cancel?.proration_behavior ?? 'none',
        },
        subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
        subscription_update: {
          billing_cycle_anchor: null,
          default_allowed_updates: [],
          enabled: false,
          proration_behavior: 'none',
          schedule_at_period_end: { conditions: [] },
          trial_update_behavior: 'end_trial',
        },
      },
      // Only the dashboard makes the default one.
      is_default: false,
      livemode: false,
      login_page: { enabled: false, url: null },
      metadata: mergeMetadata({}, sent.metadata),
      name: sent.name ?? null,
      updated: seconds(context.now),
    };
    const kept = context.tx.put('billing_portal.configuration', configuration);
    return emit(context, 'billing_portal.configuration.created', kept);
  },
});

const update = route({
  method: 'POST',
  path: '/v1/billing_portal/configurations/:id',
  params: paramsOf<Stripe.BillingPortal.ConfigurationUpdateParams>()({
    active: flag.optional(),
    metadata: metadata.optional(),
  }),
  run: (context, sent, id) => {
    const held = find(context, 'billing_portal.configuration', id);
    const configuration = context.tx.put('billing_portal.configuration', {
      ...held,
      active: sent.active ?? held.active,
      metadata: mergeMetadata(held.metadata ?? {}, sent.metadata),
      updated: seconds(context.now),
    });
    return emit(context, 'billing_portal.configuration.updated', configuration, held);
  },
});

const retrieve = route({
  method: 'GET',
  path: '/v1/billing_portal/configurations/:id',
  params: paramsOf<Stripe.BillingPortal.ConfigurationRetrieveParams>()({}),
  run: (context, _sent, id) => find(context, 'billing_portal.configuration', id),
});

const listAll = route({
  method: 'GET',
  path: '/v1/billing_portal/configurations',
  params: paramsOf<Stripe.BillingPortal.ConfigurationListParams>()({
    ...cursor,
    active: flag.optional(),
    is_default: flag.optional(),
  }),
  run: ({ tx }, sent) =>
    listPage({
      url: '/v1/billing_portal/configurations',
      params: sent,
      known: tx.all('billing_portal.configuration'),
      rows: tx
        .all('billing_portal.configuration')
        .filter((row) => matches(row.active, sent.active) && matches(row.is_default, sent.is_default)),
    }),
});

/** The configuration of a new session: the one that was named, else the account's default. */
export function configurationFor(
  context: Context,
  named: string | undefined,
): Stripe.BillingPortal.Configuration {
  if (named === undefined) {
    const preset = context.tx.all('billing_portal.configuration').find((row) => row.is_default && row.active);
    if (preset) return preset;
    throw StripeRefusal.refused(
      'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
    );
  }
  const configuration = findByParam(context, 'billing_portal.configuration', named, 'configuration');
  if (configuration.active) return configuration;
  throw StripeRefusal.refused(`The configuration ${named} is not active.`, { param: 'configuration' });
}

export const portalConfigurationRoutes = [create, listAll, update, retrieve];

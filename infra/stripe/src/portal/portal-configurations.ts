import type Stripe from 'stripe';
import { z } from 'zod';
import { toSeconds, type Context } from '../context.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { route } from '../http/route.js';
import {
  cursor,
  flag,
  list,
  mergeMetadata,
  metadata,
  defineChoice,
  defineParams,
  text,
} from '../params/fields.js';
import { emit } from '../resources/events.js';
import { find, findByParam } from '../resources/find.js';
import { listPage, matches } from '../resources/list-page.js';
import { makeId } from '../store/new-id.js';

const features = z.strictObject({
  customer_update: z
    .strictObject({ enabled: flag, allowed_updates: list(defineChoice('address', 'tax_id')).optional() })
    .optional(),
  invoice_history: z.strictObject({ enabled: flag }).optional(),
  payment_method_update: z.strictObject({ enabled: flag }).optional(),
  subscription_cancel: z.strictObject({ enabled: flag, mode: defineChoice('at_period_end') }).optional(),
});

const create = route({
  method: 'POST',
  path: '/v1/billing_portal/configurations',
  params: defineParams<Stripe.BillingPortal.ConfigurationCreateParams>()({
    features,
    business_profile: z.strictObject({ headline: text }).optional(),
    metadata: metadata.optional(),
    name: text.optional(),
  }),
  run: (context, sent) => {
    const { customer_update, invoice_history, payment_method_update, subscription_cancel } = sent.features;
    const configuration: Stripe.BillingPortal.Configuration = {
      id: makeId('bpc_'),
      object: 'billing_portal.configuration',
      active: true,
      application: null,
      business_profile: {
        headline: sent.business_profile?.headline ?? null,
        privacy_policy_url: null,
        terms_of_service_url: null,
      },
      created: toSeconds(context.now),
      default_return_url: null,
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
          mode: 'at_period_end',
          proration_behavior: 'none',
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
      is_default: false,
      livemode: false,
      login_page: { enabled: false, url: null },
      metadata: mergeMetadata({}, sent.metadata),
      name: sent.name ?? null,
      updated: toSeconds(context.now),
    };
    const kept = context.tx.put('billing_portal.configuration', configuration);
    return emit(context, 'billing_portal.configuration.created', kept);
  },
});

/** An operator may switch one off. */
const update = route({
  method: 'POST',
  path: '/v1/billing_portal/configurations/:id',
  params: defineParams<Stripe.BillingPortal.ConfigurationUpdateParams>()({ active: flag }),
  run: (context, { active }, id) => {
    const held = find(context, 'billing_portal.configuration', id);
    const changed = { ...held, active, updated: toSeconds(context.now) };
    const configuration = context.tx.put('billing_portal.configuration', changed);
    return emit(context, 'billing_portal.configuration.updated', configuration, held);
  },
});

const listAll = route({
  method: 'GET',
  path: '/v1/billing_portal/configurations',
  params: defineParams<Stripe.BillingPortal.ConfigurationListParams>()({
    ...cursor,
    active: flag.optional(),
    is_default: flag.optional(),
  }),
  run: (context, sent) =>
    listPage(
      context,
      'billing_portal.configuration',
      '/v1/billing_portal/configurations',
      sent,
      (row) => matches(row.active, sent.active) && matches(row.is_default, sent.is_default),
    ),
});

/** The configuration of a new session; the account has no default one, which only the dashboard makes. */
export function findConfiguration(
  context: Context,
  named: string | undefined,
): Stripe.BillingPortal.Configuration {
  if (named === undefined) {
    throw StripeRefusal.refused(
      'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
    );
  }
  const configuration = findByParam(context, 'billing_portal.configuration', named, 'configuration');
  if (configuration.active) return configuration;
  throw StripeRefusal.refused(`The configuration ${named} is not active.`, { param: 'configuration' });
}

export const portalConfigurationRoutes = [create, listAll, update];

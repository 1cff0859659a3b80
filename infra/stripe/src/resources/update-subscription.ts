import type Stripe from 'stripe';
import { z } from 'zod';

import { trialSettings } from '../checkout/subscription-data.js';
import { atClockOf } from '../clocks/at-clock-of.js';
import { seconds, type Context } from '../context.js';
import { route } from '../http/route.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import {
  clearable,
  flag,
  integer,
  mergeMetadata,
  metadata,
  oneOf,
  paramsOf,
  text,
} from '../params/fields.js';
import { cancellationDetails, refuseEnded } from '../subscriptions/cancellation.js';
import { endTrialNow } from '../subscriptions/end-trial-now.js';
import { endBehaviour } from '../subscriptions/new-subscription.js';
import { cancelAtPeriodEnd } from '../subscriptions/scheduled-end.js';
import { emit } from './events.js';
import { find, findByParam } from './find.js';

const params = paramsOf<Stripe.SubscriptionUpdateParams>()({
  cancel_at: clearable(integer).optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details: cancellationDetails.optional(),
  default_payment_method: clearable(text).optional(),
  description: clearable(text).optional(),
  metadata: metadata.optional(),
  trial_end: z.union([oneOf('now'), integer]).optional(),
  trial_settings: trialSettings.optional(),
});
type Sent = z.output<typeof params>;

export const updateSubscription = route({
  method: 'POST',
  path: '/v1/subscriptions/:id',
  params,
  run: (context, sent, id) => {
    const held = find(context, 'subscription', id);
    refuseEnded(held);
    const timed = atClockOf(context, held);
    if (sent.default_payment_method)
      findByParam(context, 'payment_method', sent.default_payment_method, 'default_payment_method');
    const changed = withTrialEnd(timed, withCancelling(timed, withFields(held, sent), sent), sent);
    const updated = emit(
      timed,
      'customer.subscription.updated',
      context.tx.put('subscription', changed),
      held,
    );
    return sent.trial_end === 'now' && held.status === 'trialing' ? endTrialNow(timed, updated) : updated;
  },
});

function withFields(held: Stripe.Subscription, sent: Sent): Stripe.Subscription {
  const wanted = sent.trial_settings?.end_behavior.missing_payment_method;
  const said = sent.cancellation_details;
  const details = held.cancellation_details;
  return {
    ...held,
    cancellation_details:
      said && details
        ? {
            ...details,
            comment: said.comment ?? details.comment,
            feedback: said.feedback ?? details.feedback,
          }
        : details,
    default_payment_method:
      sent.default_payment_method === undefined ? held.default_payment_method : sent.default_payment_method,
    description: sent.description === undefined ? held.description : sent.description,
    metadata: mergeMetadata(held.metadata, sent.metadata),
    trial_settings: wanted ? endBehaviour(wanted) : held.trial_settings,
  };
}

function withCancelling(context: Context, held: Stripe.Subscription, sent: Sent): Stripe.Subscription {
  if (sent.cancel_at_period_end !== undefined && sent.cancel_at) {
    throw StripeRefusal.invalid(
      'parameter_invalid',
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
      'cancel_at',
    );
  }
  if (sent.cancel_at_period_end !== undefined)
    return cancelAtPeriodEnd(context, held, sent.cancel_at_period_end);
  if (sent.cancel_at === undefined) return held;
  if (sent.cancel_at === null) return cancelAtPeriodEnd(context, held, false);
  if (sent.cancel_at <= seconds(context.now))
    throw StripeRefusal.invalid('parameter_invalid', '`cancel_at` must be in the future.', 'cancel_at');
  return {
    ...held,
    cancel_at: sent.cancel_at,
    cancel_at_period_end: false,
    canceled_at: seconds(context.now),
  };
}

/** A later trial end also moves the first charge. */
function withTrialEnd(context: Context, held: Stripe.Subscription, { trial_end }: Sent): Stripe.Subscription {
  if (typeof trial_end !== 'number') return held;
  if (held.status !== 'trialing' || trial_end <= seconds(context.now))
    throw StripeRefusal.invalid(
      'parameter_invalid',
      'Only a running trial can be given another end to come.',
      'trial_end',
    );
  const data = held.items.data.map((item) => ({ ...item, current_period_end: trial_end }));
  return { ...held, billing_cycle_anchor: trial_end, items: { ...held.items, data }, trial_end };
}

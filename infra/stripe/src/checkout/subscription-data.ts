import { z } from 'zod';

import { seconds, type Context } from '../context.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { integer, mergeMetadata, metadata, oneOf, positive, text } from '../params/fields.js';
import { endBehaviour } from '../subscriptions/new-subscription.js';
import type { SubscriptionData } from './checkout-details.js';

const TRIAL_DAYS_AT_MOST = 730;
const SHORTEST_TRIAL_END_SECONDS = 48 * 60 * 60;

export const trialSettings = z.strictObject({
  end_behavior: z.strictObject({ missing_payment_method: oneOf('cancel', 'create_invoice', 'pause') }),
});

export const subscriptionData = z.strictObject({
  description: text.optional(),
  metadata: metadata.optional(),
  trial_end: integer.optional(),
  trial_period_days: positive.optional(),
  trial_settings: trialSettings.optional(),
});

/** The sent `subscription_data`, with Stripe's bounds of a trial. */
export function subscriptionDataOf(
  { now }: Context,
  sent: z.output<typeof subscriptionData> = {},
): SubscriptionData {
  const { trial_end = null, trial_period_days = null } = sent;
  if (trial_end !== null && trial_period_days !== null)
    refuse('You can only use one of trial_end and trial_period_days.', 'trial_end');
  if ((trial_period_days ?? 0) > TRIAL_DAYS_AT_MOST)
    refuse(`Trial periods can have up to ${TRIAL_DAYS_AT_MOST} days.`, 'trial_period_days');
  if (trial_end !== null && trial_end < seconds(now) + SHORTEST_TRIAL_END_SECONDS)
    refuse('The `trial_end` date has to be at least 2 days in the future.', 'trial_end');
  return {
    trial_end,
    trial_period_days,
    trial_settings: endBehaviour(
      sent.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    ),
    metadata: mergeMetadata({}, sent.metadata),
    description: sent.description ?? null,
  };
}

function refuse(message: string, name: string): never {
  throw StripeRefusal.invalid('parameter_invalid', message, `subscription_data[${name}]`);
}

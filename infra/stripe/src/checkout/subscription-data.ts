import { z } from 'zod';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { mergeMetadata, metadata, defineChoice, positive } from '../params/fields.js';
import type { SubscriptionData } from './checkout-details.js';

const TRIAL_DAYS_AT_MOST = 730;

export const subscriptionData = z.strictObject({
  metadata: metadata.optional(),
  trial_period_days: positive.optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({ missing_payment_method: defineChoice('cancel', 'create_invoice') }),
    })
    .optional(),
});

/** The sent `subscription_data`, with Stripe's bounds of a trial. */
export function readSubscriptionData(sent: z.output<typeof subscriptionData> = {}): SubscriptionData {
  const { trial_period_days = null } = sent;
  if ((trial_period_days ?? 0) > TRIAL_DAYS_AT_MOST) {
    const message = `Trial periods can have up to ${TRIAL_DAYS_AT_MOST} days.`;
    throw StripeRefusal.invalid(message, { param: 'subscription_data[trial_period_days]' });
  }
  const missing_payment_method = sent.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice';
  return {
    trial_period_days,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method } },
    metadata: mergeMetadata({}, sent.metadata),
  };
}

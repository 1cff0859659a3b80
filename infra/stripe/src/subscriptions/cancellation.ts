import type Stripe from 'stripe';
import { z } from 'zod';

import { atClockOf } from '../clocks/at-clock-of.js';
import type { Context } from '../context.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { clearable, oneOf, text } from '../params/fields.js';
import { endSubscription } from './end-subscription.js';

const feedback = oneOf(
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
);

/** Why someone leaves, in their own words and by Stripe's list. */
export const cancellationDetails = z.strictObject({
  comment: clearable(text).optional(),
  feedback: clearable(feedback).optional(),
});

/** Ends a subscription now; one that has ended is refused as Stripe refuses it. */
export function cancelled(
  context: Context,
  held: Stripe.Subscription,
  said: z.output<typeof cancellationDetails> = {},
): Stripe.Subscription {
  refuseEnded(held);
  const details = { comment: said.comment ?? null, feedback: said.feedback ?? null };
  return endSubscription(atClockOf(context, held), held, 'cancellation_requested', details);
}

export function refuseEnded({ id, status }: Stripe.Subscription): void {
  if (status !== 'canceled' && status !== 'incomplete_expired') return;
  throw new StripeRefusal(
    404,
    {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such subscription: '${id}'. It has ended (${status}).`,
      param: 'id',
    },
    true,
  );
}

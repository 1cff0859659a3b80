import type { Stripe } from 'stripe';

/** Stripe refuses a list of events for more types than these. */
const TYPES_AT_ONCE = 20;

export async function* listEventsOfTypes(
  stripe: Pick<Stripe, 'events'>,
  types: readonly Stripe.Event['type'][],
  created: Stripe.RangeQueryParam,
): AsyncGenerator<Stripe.Event> {
  for (let from = 0; from < types.length; from += TYPES_AT_ONCE) {
    const some = types.slice(from, from + TYPES_AT_ONCE);
    yield* stripe.events.list({ types: some, created, limit: 100 });
  }
}

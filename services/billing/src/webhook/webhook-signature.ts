import type { Stripe } from 'stripe';

/** Seconds an event's signature may be old, or ahead of our clock. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

/**
 * The event behind a signed body, undefined when no secret fits or its time is more than five minutes away. The SDK refuses
 * old signatures but takes any future one, so the upper bound is ours.
 */
export function signedEvent(
  stripe: Pick<Stripe, 'webhooks'>,
  o: { body: Buffer; header: string; secrets: string[]; now: Date },
): Stripe.Event | undefined {
  const signedAt = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(o.header)?.[1]);
  if (!(signedAt <= o.now.getTime() / 1000 + SIGNATURE_TOLERANCE_SECONDS)) return undefined;
  for (const secret of o.secrets) {
    const event = eventSignedWith(stripe, o, secret);
    if (event) return event;
  }
  return undefined;
}

function eventSignedWith(
  stripe: Pick<Stripe, 'webhooks'>,
  { body, header, now }: { body: Buffer; header: string; now: Date },
  secret: string,
): Stripe.Event | undefined {
  try {
    return stripe.webhooks.constructEvent(
      body,
      header,
      secret,
      SIGNATURE_TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch {
    return undefined;
  }
}

import type { Stripe } from 'stripe';

/** The SDK bounds the past only; we apply the same seconds to the future. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

/** @returns undefined when no secret fits or the time is out of tolerance. */
export function verifyEvent(
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

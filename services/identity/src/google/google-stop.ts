import type { GoogleOutcome } from '@landsea/contracts';

/** A way through Google that ends without a sign-in. The person reads the outcome; the reason is for the log. */
export class GoogleStop extends Error {
  override readonly name = 'GoogleStop';

  constructor(
    readonly outcome: GoogleOutcome,
    readonly reason?: string,
    readonly page: '/auth' | '/settings' = '/auth',
  ) {
    super(reason ?? outcome);
  }
}

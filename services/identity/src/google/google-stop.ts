import type { GoogleOutcome } from '@landsea/contracts/account';

/** Where somebody comes back to; who registers as an agent still does so at the next try. */
export type ReturnPage = '/auth' | '/auth?type=agent' | '/settings';

/** A way through Google that ends without a sign-in. The person reads the outcome; the reason is for the log. */
export class GoogleStop extends Error {
  override readonly name = 'GoogleStop';

  constructor(
    readonly outcome: GoogleOutcome,
    readonly reason?: string,
    readonly page: ReturnPage = '/auth',
  ) {
    super(reason ?? outcome);
  }
}

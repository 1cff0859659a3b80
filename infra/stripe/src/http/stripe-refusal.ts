import type Stripe from 'stripe';
import type { Decline } from '../checkout/test-cards.js';

interface FailureBody {
  type: Stripe.RawErrorType;
  code?: string;
  decline_code?: string;
  param?: string | undefined;
  message: string;
}

/**
 * An answer in Stripe's error shape. `saved` says whether a replay with the same idempotency key repeats it. Thrown, it
 * undoes what the call did; returned by the call, it leaves that done.
 */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly body: FailureBody,
    readonly saved: boolean,
  ) {
    super(body.message);
  }

  /** Refused before anything ran: the key may be used again. */
  static invalid(message: string, o: { code?: string; param?: string | undefined } = {}): StripeRefusal {
    return new StripeRefusal(400, { type: 'invalid_request_error', message, ...o }, false);
  }

  static missing(param: string): StripeRefusal {
    return StripeRefusal.invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }

  /** Refused while running, on account of the state: the key repeats this answer. */
  static refused(message: string, o: { code?: string; param?: string } = {}): StripeRefusal {
    return new StripeRefusal(400, { type: 'invalid_request_error', message, ...o }, true);
  }

  /** An id in the path names nothing. */
  static noSuch(table: string, id: string): StripeRefusal {
    const message = `No such ${table}: '${id}'`;
    return new StripeRefusal(
      404,
      { type: 'invalid_request_error', code: 'resource_missing', message, param: 'id' },
      true,
    );
  }

  /** An id in a parameter names nothing. */
  static noSuchParam(table: string, id: string, param: string): StripeRefusal {
    return StripeRefusal.refused(`No such ${table}: '${id}'`, { code: 'resource_missing', param });
  }

  /** The bank said no. */
  static declined({ code, declineCode, message }: Decline): StripeRefusal {
    return new StripeRefusal(402, { type: 'card_error', code, decline_code: declineCode, message }, true);
  }

  static server(): StripeRefusal {
    const message = 'An unknown error occurred. The payment emulator was asked to fail this call.';
    return new StripeRefusal(500, { type: 'api_error', message }, true);
  }

  static rateLimited(): StripeRefusal {
    const message = 'Request rate limit exceeded. The payment emulator was asked to refuse this call.';
    return new StripeRefusal(429, { type: 'invalid_request_error', code: 'rate_limit', message }, false);
  }
}

import { DomainError } from '@landsea/nest-kit';
import { Stripe } from 'stripe';
import { CIRCUIT_OPEN } from './guarded-http-client.js';

/**
 * unreachable: the outcome is unknown, retry with the same key; broken: Stripe keeps this answer for the key;
 * busy: another call holds the key, or the rate limit; refused: it will never be done.
 */
export type StripeFailure = 'unreachable' | 'broken' | 'busy' | 'refused';

/** @throws the error itself when it is not one of Stripe's. */
export function classifyStripeFailure(error: unknown): StripeFailure {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  if (error instanceof Stripe.errors.StripeConnectionError) return 'unreachable';
  if (error.code === CIRCUIT_OPEN) return 'unreachable';
  const status = error.statusCode ?? 0;
  if (status >= 500) return 'broken';
  return status === 409 || status === 429 ? 'busy' : 'refused';
}

export const isStripeAway = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && classifyStripeFailure(error) !== 'refused';

export const makeProviderUnavailable = (message: string, cause: unknown): DomainError =>
  new DomainError(
    { code: 'SERVICE_UNAVAILABLE', message },
    cause instanceof Error ? cause.message : String(cause),
  );

export function waitOrUnavailable<T>(answer: Promise<T>, message: string): Promise<T> {
  return answer.catch((error: unknown) => {
    classifyStripeFailure(error);
    throw makeProviderUnavailable(message, error);
  });
}

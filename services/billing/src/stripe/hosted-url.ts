import { makeProviderUnavailable } from './stripe-failure.js';

/**
 * A person is only ever sent to an origin on the list.
 * @throws DomainError 503 with the screen's own text.
 */
export function requireHostedUrl(url: string | null, origins: readonly string[], message: string): string {
  const origin = url && URL.canParse(url) ? new URL(url).origin : 'none';
  if (url && origins.includes(origin)) return url;
  throw makeProviderUnavailable(
    message,
    `the origin of a hosted page is ${origin}, which CHECKOUT_ORIGINS does not list`,
  );
}

import type { IncomingMessage } from 'node:http';
import Stripe from 'stripe';

import { StripeRefusal } from './stripe-refusal.js';

export function authenticate(request: IncomingMessage, secretKey: string): void {
  const [, key] = (request.headers.authorization ?? '').split(' ');
  if (!key)
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  if (key !== secretKey)
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`);
}

/** The emulator speaks one version; another one would be answered in shapes its caller does not expect. */
export function requireVersion(request: IncomingMessage): void {
  const version = request.headers['stripe-version'];
  if (version === undefined || version === Stripe.API_VERSION) return;
  const message = `The payment emulator speaks API version ${Stripe.API_VERSION} only, not ${version}.`;
  throw new StripeRefusal(400, { type: 'invalid_request_error', message }, false);
}

function unauthorized(message: string): StripeRefusal {
  return new StripeRefusal(401, { type: 'invalid_request_error', message }, false);
}

import { Stripe } from 'stripe';
import type { StripeCircuit, StripeHttpClient } from './stripe-circuit.js';

export const CIRCUIT_OPEN = 'circuit_open';

const refusal = {
  type: 'api_error',
  code: CIRCUIT_OPEN,
  message: 'Stripe did not answer repeatedly; this call was not made.',
};

class RefusedCall extends Stripe.HttpClientResponse {
  constructor() {
    super(503, { 'stripe-should-retry': 'false' });
  }

  override getRawResponse(): object {
    return {};
  }

  override toJSON(): Promise<{ error: typeof refusal }> {
    return Promise.resolve({ error: { ...refusal } });
  }
}

export const makeGuardedHttpClient = (
  client: StripeHttpClient,
  circuit: StripeCircuit,
): StripeHttpClient => ({
  getClientName: () => client.getClientName(),
  makeRequest: async (...call) => (await circuit.run(() => client.makeRequest(...call))) ?? new RefusedCall(),
});

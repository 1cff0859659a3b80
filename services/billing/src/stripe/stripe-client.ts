import { Stripe } from 'stripe';
import type { BillingEnv } from '../env.js';
import { makeGuardedHttpClient } from './guarded-http-client.js';
import type { StripeCircuit } from './stripe-circuit.js';

/** The shell gives up after 15 s: a call with its retries must end sooner. */
export function makeStripeClient(
  env: Pick<BillingEnv, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'>,
  circuit: StripeCircuit,
): Stripe {
  const base = env.STRIPE_API_BASE ? new URL(env.STRIPE_API_BASE) : undefined;
  return new Stripe(env.STRIPE_SECRET_KEY, {
    timeout: 4000,
    maxNetworkRetries: 2,
    telemetry: false,
    httpClient: makeGuardedHttpClient(Stripe.createNodeHttpClient(), circuit),
    ...(base && {
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? '80' : '443'),
    }),
  });
}

export const isLiveKey = (key: string): boolean => /^(sk|rk)_live_/.test(key);

/** Explains each variable to the person who has to set it. */
const meanings: Record<string, string> = {
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the webhook, whsec_…',
  STRIPE_PRICE_TRIP: 'the price of a trip unlock',
  STRIPE_PRICE_PRO: 'the monthly price of Pro',
  STRIPE_PRICE_AGENT: 'the monthly price of Agent',
};

function wantedBy({ PRICING, AGENT_PLAN }: NodeJS.ProcessEnv): string[] {
  const sellsPlans = PRICING !== 'trip';
  return [
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_TRIP',
    ...(sellsPlans ? ['STRIPE_PRICE_PRO'] : []),
    ...(sellsPlans && AGENT_PLAN !== 'coming-soon' ? ['STRIPE_PRICE_AGENT'] : []),
  ];
}

/**
 * A real Stripe account is named by several variables, which only work together.
 * @throws Error that names each one that is missing beside the key.
 */
export function requireStripeVariables(env: NodeJS.ProcessEnv): void {
  if (!env.STRIPE_SECRET_KEY) return;
  const missing = wantedBy(env).filter((name) => !env[name]);
  if (missing.length === 0) return;
  const lines = missing.map((name) => `  ${name} (${meanings[name] ?? ''})`);
  throw new Error(
    `STRIPE_SECRET_KEY is set, so that Stripe itself is used, and these are missing:\n${lines.join('\n')}\n` +
      'Set them too, or unset STRIPE_SECRET_KEY to use the payment emulator.',
  );
}

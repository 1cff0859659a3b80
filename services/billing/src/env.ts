import { kitEnv, parseEnv } from '@landsea/nest-kit';
import * as z from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'http(s) origins, separated by commas' })
  .transform((url) => new URL(url).origin);

const billingEnv = kitEnv.extend({
  STRIPE_SECRET_KEY: z
    .string('a secret key (sk_… or rk_…)')
    .regex(/^(sk|rk)_(test|live)_/, 'a secret key (sk_… or rk_…)'),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/, error: 'an http(s) URL, or unset' }).optional(),
  STRIPE_WEBHOOK_SECRET: z.string('a signing secret (whsec_…)').min(16, 'a signing secret (whsec_…)'),
  STRIPE_WEBHOOK_SECRET_PREVIOUS: z.string().min(16, 'a signing secret (whsec_…)').optional(),
  STRIPE_PRICE_TRIP: z.string('the id of the trip unlock price').min(1, 'the id of the trip unlock price'),
  STRIPE_PRICE_PRO: z.string().min(1, 'the id of the Pro price').optional(),
  STRIPE_PRICE_AGENT: z.string().min(1, 'the id of the Agent price').optional(),
  CHECKOUT_ORIGINS: z
    .string()
    .default('https://checkout.stripe.com,https://billing.stripe.com')
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .pipe(z.array(origin).min(1)),
  PRICING: z.enum(['trip', 'subscription', 'both'], 'trip, subscription or both').default('both'),
  AGENT_PLAN: z.enum(['available', 'coming-soon'], 'available or coming-soon').default('available'),
  TRIAL_CARD: z.enum(['required', 'optional'], 'required or optional').default('required'),
});
export type BillingEnv = z.infer<typeof billingEnv>;

/** @throws EnvError naming each variable that is missing or wrong. */
export const readEnv = (source: NodeJS.ProcessEnv = process.env): BillingEnv => parseEnv(billingEnv, source);

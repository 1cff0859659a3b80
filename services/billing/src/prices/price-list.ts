import { Inject, Injectable } from '@nestjs/common';
import { KIT_ENV } from '@landsea/nest-kit';
import type { Prices } from '@landsea/contracts';
import type { BillingEnv } from '../env.js';
import { TRIP_UNLOCK_CENTS } from './trip-price.js';

const PRO_MONTHLY_CENTS = 999;
const AGENT_MONTHLY_CENTS = 2900;
const TRIAL_DAYS = 7;

const usd = (amountCents: number) => ({ amountCents, currency: 'usd' as const });

/** What is on sale, from configuration. */
@Injectable()
export class PriceList {
  constructor(@Inject(KIT_ENV) private readonly env: BillingEnv) {}

  read(): Prices {
    const { PRICING, AGENT_PLAN, STRIPE_API_BASE } = this.env;
    const plans = PRICING !== 'trip';
    return {
      tripUnlock: PRICING === 'subscription' ? null : usd(TRIP_UNLOCK_CENTS),
      proMonthly: plans ? usd(PRO_MONTHLY_CENTS) : null,
      agentMonthly: plans && AGENT_PLAN === 'available' ? usd(AGENT_MONTHLY_CENTS) : null,
      trialDays: TRIAL_DAYS,
      agentPlan: AGENT_PLAN,
      ...(STRIPE_API_BASE && { emulated: true }),
    };
  }
}

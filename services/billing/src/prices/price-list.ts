import { Inject, Injectable } from '@nestjs/common';
import { KIT_ENV } from '@landsea/nest-kit';
import type { Plan, Prices } from '@landsea/contracts/billing';
import type { BillingEnv } from '../env.js';
import { PLAN_CENTS, plansOnSale, TRIAL_DAYS } from './plan-prices.js';
import { TRIP_UNLOCK_CENTS } from './trip-price.js';

const usd = (amountCents: number) => ({ amountCents, currency: 'usd' as const });

/** What is on sale, from configuration. */
@Injectable()
export class PriceList {
  constructor(@Inject(KIT_ENV) private readonly env: BillingEnv) {}

  read(): Prices {
    const { PRICING, AGENT_PLAN, STRIPE_API_BASE } = this.env;
    const plans = plansOnSale(this.env);
    const monthly = (plan: Plan) => (plans.includes(plan) ? usd(PLAN_CENTS[plan]) : null);
    return {
      tripUnlock: PRICING === 'subscription' ? null : usd(TRIP_UNLOCK_CENTS),
      proMonthly: monthly('pro'),
      agentMonthly: monthly('agent'),
      trialDays: TRIAL_DAYS,
      agentPlan: AGENT_PLAN,
      ...(STRIPE_API_BASE && { emulated: true }),
    };
  }
}

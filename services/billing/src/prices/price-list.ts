import { Inject, Injectable } from '@nestjs/common';
import { KIT_ENV } from '@landsea/nest-kit';
import { salePrices, type Plan, type Prices } from '@landsea/contracts/billing';
import type { BillingEnv } from '../env.js';
import { listPlansOnSale, TRIAL_DAYS } from './plan-prices.js';

const usd = (amountCents: number) => ({ amountCents, currency: 'usd' as const });

@Injectable()
export class PriceList {
  constructor(@Inject(KIT_ENV) private readonly env: BillingEnv) {}

  read(): Prices {
    const { PRICING, AGENT_PLAN, STRIPE_API_BASE } = this.env;
    const plans = listPlansOnSale(this.env);
    const monthly = (plan: Plan) => (plans.includes(plan) ? usd(salePrices[plan]) : null);
    return {
      tripUnlock: PRICING === 'subscription' ? null : usd(salePrices.trip),
      proMonthly: monthly('pro'),
      agentMonthly: monthly('agent'),
      trialDays: TRIAL_DAYS,
      agentPlan: AGENT_PLAN,
      ...(STRIPE_API_BASE && { emulated: true }),
    };
  }
}

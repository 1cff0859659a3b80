import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DomainError, HealthSigns, IntervalTasks, KIT_ENV } from '@landsea/nest-kit';
import { salePrices, type Plan } from '@landsea/contracts/billing';
import { Stripe } from 'stripe';
import type { BillingEnv } from '../env.js';
import { PriceCheck } from './price-check.js';

export function planPriceProblems(
  price: Pick<Stripe.Price, 'active' | 'type' | 'currency' | 'unit_amount' | 'recurring'>,
  cents: number,
): string[] {
  const { recurring } = price;
  const checks: [string, boolean][] = [
    ['it is not active', price.active],
    ['it is not recurring', price.type === 'recurring'],
    ['it is not by the month', recurring?.interval === 'month' && recurring.interval_count === 1],
    ['it is metered', recurring === null || recurring.usage_type === 'licensed'],
    [`its currency is ${price.currency}, not usd`, price.currency === 'usd'],
    [`its amount is ${price.unit_amount}, not ${cents}`, price.unit_amount === cents],
  ];
  return checks.filter(([, holds]) => !holds).map(([problem]) => problem);
}

export const TRIAL_DAYS = 7;

export interface PlanPrice {
  priceId: string;
  amount: number;
  currency: 'usd';
}

export const listPlansOnSale = ({
  PRICING,
  AGENT_PLAN,
}: Pick<BillingEnv, 'PRICING' | 'AGENT_PLAN'>): Plan[] => {
  if (PRICING === 'trip') return [];
  return AGENT_PLAN === 'available' ? ['pro', 'agent'] : ['pro'];
};

@Injectable()
export class PlanPrices implements OnApplicationBootstrap {
  private readonly checks = new Map<Plan, PriceCheck>();

  constructor(stripe: Stripe, health: HealthSigns, tasks: IntervalTasks, @Inject(KIT_ENV) env: BillingEnv) {
    const ids: Record<Plan, string | undefined> = {
      pro: env.STRIPE_PRICE_PRO,
      agent: env.STRIPE_PRICE_AGENT,
    };
    for (const plan of listPlansOnSale(env))
      this.checks.set(
        plan,
        new PriceCheck(stripe, health, tasks, {
          sign: `${plan}-price`,
          id: ids[plan],
          problems: (price) => planPriceProblems(price, salePrices[plan]),
        }),
      );
  }

  onApplicationBootstrap(): void {
    for (const check of this.checks.values()) void check.look();
  }

  /** @throws DomainError: 403 when the plan is not sold, 503 while its price is wrong. */
  async onSale(plan: Plan): Promise<PlanPrice> {
    const check = this.checks.get(plan);
    if (!check)
      throw new DomainError({ code: 'FORBIDDEN', message: 'This plan is not on sale at the moment.' });
    return { priceId: await check.requireUsable(), amount: salePrices[plan], currency: 'usd' };
  }

  async look(): Promise<void> {
    for (const check of this.checks.values()) await check.look();
  }
}

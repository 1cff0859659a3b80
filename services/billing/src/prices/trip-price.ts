import { salePrices } from '@landsea/contracts/billing';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DomainError, HealthSigns, IntervalTasks, KIT_ENV } from '@landsea/nest-kit';
import { Stripe } from 'stripe';
import type { BillingEnv } from '../env.js';
import { PriceCheck } from './price-check.js';

function findTripPriceProblems(
  price: Pick<Stripe.Price, 'active' | 'type' | 'currency' | 'unit_amount'>,
  cents: number,
): string[] {
  const checks: [string, boolean][] = [
    ['it is not active', price.active],
    ['it is not one-time', price.type === 'one_time'],
    [`its currency is ${price.currency}, not usd`, price.currency === 'usd'],
    [`its amount is ${price.unit_amount}, not ${cents}`, price.unit_amount === cents],
  ];
  return checks.filter(([, holds]) => !holds).map(([problem]) => problem);
}

export interface TripUnlockPrice {
  priceId: string;
  amount: number;
  currency: 'usd';
}

@Injectable()
export class TripPrice implements OnApplicationBootstrap {
  private readonly check: PriceCheck;

  constructor(
    stripe: Stripe,
    health: HealthSigns,
    tasks: IntervalTasks,
    @Inject(KIT_ENV) private readonly env: BillingEnv,
  ) {
    this.check = new PriceCheck(stripe, health, tasks, {
      sign: 'trip-price',
      id: env.STRIPE_PRICE_TRIP,
      problems: (price) => findTripPriceProblems(price, salePrices.trip),
    });
  }

  onApplicationBootstrap(): void {
    void this.check.look();
  }

  /** @throws DomainError: 403 when single trips are not sold, 503 while the price is wrong. */
  async onSale(): Promise<TripUnlockPrice> {
    if (this.env.PRICING === 'subscription')
      throw new DomainError({ code: 'FORBIDDEN', message: 'Single trips are not on sale at the moment.' });
    return { priceId: await this.check.requireUsable(), amount: salePrices.trip, currency: 'usd' };
  }

  look(): Promise<void> {
    return this.check.look();
  }
}

import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DomainError, HealthSigns, KIT_ENV } from '@landsea/nest-kit';
import { Stripe } from 'stripe';
import type { BillingEnv } from '../env.js';
import { tripPriceProblems } from './trip-price-problems.js';

export const TRIP_UNLOCK_CENTS = 3900;
const LOOK_AGAIN_MS = 30_000;

export interface TripUnlockPrice {
  priceId: string;
  /** Cents. */
  amount: number;
  currency: 'usd';
}

/** The price that checkout charges. It is looked at before the first sale, and again while it is not as it must be. */
@Injectable()
export class TripPrice implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('prices');
  private problem: string | undefined = 'not looked at yet';
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly stripe: Stripe,
    health: HealthSigns,
    @Inject(KIT_ENV) private readonly env: BillingEnv,
  ) {
    health.add('trip-price', () => this.problem);
  }

  onApplicationBootstrap(): void {
    void this.look();
    this.timer = setInterval(() => {
      if (this.problem) void this.look();
    }, LOOK_AGAIN_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** @throws DomainError: 403 when single trips are not sold, 503 while the price is not what it must be. */
  async onSale(): Promise<TripUnlockPrice> {
    if (this.env.PRICING === 'subscription')
      throw new DomainError({ code: 'FORBIDDEN', message: 'Single trips are not on sale at the moment.' });
    if (this.problem) await this.look();
    if (this.problem)
      throw new DomainError(
        { code: 'SERVICE_UNAVAILABLE', message: 'Checkout is not available right now. Nothing was charged.' },
        `the trip price: ${this.problem}`,
      );
    return { priceId: this.env.STRIPE_PRICE_TRIP, amount: TRIP_UNLOCK_CENTS, currency: 'usd' };
  }

  async look(): Promise<void> {
    this.problem = await this.stripe.prices.retrieve(this.env.STRIPE_PRICE_TRIP).then(
      (price) => tripPriceProblems(price, TRIP_UNLOCK_CENTS).join(', ') || undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (this.problem)
      this.logger.error({
        message: 'checkout is closed: the trip price is not usable',
        reason: this.problem,
      });
  }
}

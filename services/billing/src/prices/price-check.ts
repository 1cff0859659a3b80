import { Logger } from '@nestjs/common';
import { DomainError, type HealthSigns, type IntervalTasks } from '@landsea/nest-kit';
import type { Stripe } from 'stripe';

const LOOK_AGAIN_MS = 30_000;

export class PriceCheck {
  private readonly logger = new Logger('prices');
  private problem: string | undefined = 'not looked at yet';

  constructor(
    private readonly stripe: Stripe,
    health: HealthSigns,
    tasks: IntervalTasks,
    private readonly price: {
      sign: string;
      id: string | undefined;
      problems: (price: Stripe.Price) => string[];
    },
  ) {
    health.add(price.sign, () => this.problem);
    tasks.add(price.sign, LOOK_AGAIN_MS, async () => {
      if (this.problem) await this.look();
    });
  }

  /** @returns the price's id at Stripe. @throws DomainError 503 while it is wrong. */
  async requireUsable(): Promise<string> {
    if (this.problem) await this.look();
    if (this.problem || !this.price.id)
      throw new DomainError(
        { code: 'SERVICE_UNAVAILABLE', message: 'Checkout is not available right now. Nothing was charged.' },
        `${this.price.sign}: ${this.problem ?? 'no id'}`,
      );
    return this.price.id;
  }

  async look(): Promise<void> {
    const { sign, id, problems } = this.price;
    this.problem = id
      ? await this.stripe.prices.retrieve(id).then(
          (price) => problems(price).join(', ') || undefined,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        )
      : 'its id is not configured';
    if (this.problem)
      this.logger.error({
        message: 'checkout is closed: a price is not usable',
        price: sign,
        reason: this.problem,
      });
  }
}

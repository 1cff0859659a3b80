import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HealthSigns } from '@landsea/nest-kit';
import { Stripe } from 'stripe';

const OURS = { product: 'landsea' };

const CONFIGURATION: Stripe.BillingPortal.ConfigurationCreateParams = {
  name: 'Landsea',
  metadata: OURS,
  business_profile: { headline: 'Your Landsea plan' },
  features: {
    customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
  },
};

/**
 * Stripe opens no portal without a configuration: the dashboard's default is used, else billing creates one.
 */
@Injectable()
export class PortalConfiguration implements OnApplicationBootstrap {
  private readonly logger = new Logger('portal');
  private known: Promise<string> | undefined;
  private problem: string | undefined;

  constructor(
    private readonly stripe: Stripe,
    health: HealthSigns,
  ) {
    health.add('billing-portal', () => this.problem);
  }

  onApplicationBootstrap(): void {
    this.getId().catch(() => undefined);
  }

  /** @throws Stripe's error when it can neither be found nor created. */
  getId(): Promise<string> {
    this.known ??= this.findOrCreate().then(
      (id) => {
        this.problem = undefined;
        return id;
      },
      (error: unknown) => {
        this.forget();
        this.problem = error instanceof Error ? error.message : String(error);
        this.logger.error({ message: 'the billing portal has no configuration', reason: this.problem });
        throw error;
      },
    );
    return this.known;
  }

  forget(): void {
    this.known = undefined;
  }

  private async findOrCreate(): Promise<string> {
    const { configurations } = this.stripe.billingPortal;
    const preset = await configurations.list({ is_default: true, active: true, limit: 1 });
    if (preset.data[0]) return preset.data[0].id;
    for await (const { id, metadata } of configurations.list({ active: true, limit: 100 }))
      if (metadata?.['product'] === OURS.product) return id;
    // Copies of the service that start together create one.
    const made = await configurations.create(CONFIGURATION, { idempotencyKey: 'portal-configuration' });
    return made.id;
  }
}

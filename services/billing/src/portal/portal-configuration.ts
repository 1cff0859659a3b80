import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HealthSigns } from '@landsea/nest-kit';
import { Stripe } from 'stripe';

/** Marks the configuration that billing made, among those of other products on the same account. */
const OURS = { product: 'landsea' };

const CONFIGURATION: Stripe.BillingPortal.ConfigurationCreateParams = {
  name: 'Landsea',
  metadata: OURS,
  business_profile: { headline: 'Your Landsea plan' },
  features: {
    // Names and email addresses are changed in Landsea, which updates Stripe.
    customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
  },
};

/**
 * What the billing portal offers. Stripe opens no portal for an account without a configuration: the default that was saved
 * in the dashboard is used, else the one that billing made, which is made when it is missing.
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

  /** A failure is logged and seen in the health; the next person who opens the portal tries again. */
  onApplicationBootstrap(): void {
    this.id().catch(() => undefined);
  }

  /** The id of the configuration. @throws Stripe's error when it can neither be found nor made. */
  id(): Promise<string> {
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

  /** Looks again for the next portal: somebody may have changed the configurations at Stripe. */
  forget(): void {
    this.known = undefined;
  }

  private async findOrCreate(): Promise<string> {
    const { configurations } = this.stripe.billingPortal;
    const preset = await configurations.list({ is_default: true, active: true, limit: 1 });
    if (preset.data[0]) return preset.data[0].id;
    for await (const { id, metadata } of configurations.list({ active: true, limit: 100 }))
      if (metadata?.['product'] === OURS.product) return id;
    // Copies of the service that start together make one.
    const made = await configurations.create(CONFIGURATION, { idempotencyKey: 'portal-configuration' });
    return made.id;
  }
}

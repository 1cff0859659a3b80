import { Inject, Injectable } from '@nestjs/common';
import { DomainError, KIT_ENV, type Principal } from '@landsea/nest-kit';
import type { BillingPortal } from '@landsea/contracts/billing';
import { Stripe } from 'stripe';
import { Customers } from '../customers/customers.service.js';
import type { BillingEnv } from '../env.js';
import { requireHostedUrl } from '../stripe/hosted-url.js';
import { waitOrUnavailable } from '../stripe/stripe-failure.js';
import { PortalConfiguration } from './portal-configuration.js';

const NOT_REACHED = 'We could not reach our payment provider. Please try again in a moment.';

@Injectable()
export class Portal {
  constructor(
    private readonly stripe: Stripe,
    private readonly customers: Customers,
    private readonly configuration: PortalConfiguration,
    @Inject(KIT_ENV) private readonly env: BillingEnv,
  ) {}

  async open({ userId }: Principal): Promise<BillingPortal> {
    const customer = await this.customers.find(userId);
    if (!customer)
      throw new DomainError({
        code: 'NOT_FOUND',
        message: 'You have no plan, so there is nothing to manage yet.',
      });
    const { url } = await waitOrUnavailable(this.openSession(customer.stripeId), NOT_REACHED);
    return { url: requireHostedUrl(url, this.env.CHECKOUT_ORIGINS, NOT_REACHED) };
  }

  private async openSession(customer: string): Promise<Stripe.BillingPortal.Session> {
    const configuration = await this.configuration.getId();
    const return_url = `${this.env.PUBLIC_ORIGIN}/billing`;
    try {
      return await this.stripe.billingPortal.sessions.create({ customer, configuration, return_url });
    } catch (error) {
      this.configuration.forget();
      throw error;
    }
  }
}

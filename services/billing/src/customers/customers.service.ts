import { Injectable } from '@nestjs/common';
import { Stripe } from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { classifyStripeFailure } from '../stripe/stripe-failure.js';
import { StripeCustomer } from './stripe-customer.entity.js';

@Injectable()
export class Customers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: Stripe,
  ) {}

  find(userId: string): Promise<StripeCustomer | null> {
    return this.dataSource.manager.findOneBy(StripeCustomer, { userId });
  }

  /**
   * An interrupted call may leave an unused customer at Stripe; the first stored id counts.
   * @throws Stripe.errors.StripeError when Stripe does not answer.
   */
  async getId(userId: string): Promise<string> {
    const known = await this.find(userId);
    if (known) return known.stripeId;
    const { id } = await this.stripe.customers.create({ metadata: { user_id: userId } });
    const rows = await this.dataSource.query<{ stripeId: string }[]>(
      `INSERT INTO stripe_customer AS kept (user_id, stripe_id) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET stripe_id = kept.stripe_id RETURNING stripe_id AS "stripeId"`,
      [userId, id],
    );
    return rows[0]?.stripeId ?? id;
  }

  async showEmail(stripeId: string, email: string): Promise<void> {
    await this.stripe.customers.update(stripeId, { email }).catch((error: unknown) => {
      if (classifyStripeFailure(error) !== 'refused') throw error;
    });
  }

  isErased(manager: EntityManager, userId: string): Promise<boolean> {
    return manager
      .findOneBy(StripeCustomer, { userId })
      .then((customer) => customer !== null && customer.erasedAt !== null);
  }

  async erase(manager: EntityManager, userId: string, now: Date): Promise<void> {
    await manager.update(StripeCustomer, { userId }, { erasedAt: now });
  }
}

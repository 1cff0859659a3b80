import { Injectable } from '@nestjs/common';
import { Stripe } from 'stripe';
import { readDisputeFacts } from '../fulfilment/dispute-facts.js';

@Injectable()
export class StripeLedger {
  constructor(private readonly stripe: Stripe) {}

  async sumSince(instant: Date): Promise<Map<string, number>> {
    const ledger = new Map<string, number>();
    const created = { gte: Math.floor(instant.getTime() / 1000) };
    for await (const charge of this.stripe.charges.list({ created, limit: 100 })) {
      if (typeof charge.payment_intent !== 'string' || !charge.metadata['attempt_id']) continue;
      if (charge.paid) ledger.set(charge.payment_intent, await this.sumCharge(charge, charge.payment_intent));
    }
    return ledger;
  }

  /** @returns undefined when Stripe does not know it, or took no money for it. */
  async sumOne(paymentIntent: string): Promise<number | undefined> {
    const intent = await this.stripe.paymentIntents
      .retrieve(paymentIntent, { expand: ['latest_charge'] })
      .catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
        throw error;
      });
    const charge = intent?.latest_charge;
    return charge && typeof charge === 'object' && charge.paid
      ? this.sumCharge(charge, paymentIntent)
      : undefined;
  }

  private async sumCharge(charge: Stripe.Charge, paymentIntent: string): Promise<number> {
    const kept = charge.amount - charge.amount_refunded;
    if (!charge.disputed) return kept;
    const { data } = await this.stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 });
    return kept - readDisputeFacts(data).lostAmount;
  }
}

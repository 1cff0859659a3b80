import { Injectable } from '@nestjs/common';
import type { BillingDocument } from '@landsea/contracts';
import { Stripe } from 'stripe';
import { paymentProviderUnavailable, stripeFailure } from '../stripe/stripe-failure.js';
import type { Payment } from './payment.entity.js';
import { Payments } from './payments.service.js';

/** Stripe's own papers about trip payments; their addresses are asked for anew, because they run out. */
@Injectable()
export class ReceiptDocuments {
  constructor(
    private readonly stripe: Stripe,
    private readonly payments: Payments,
  ) {}

  /** @throws DomainError SERVICE_UNAVAILABLE while Stripe is away. */
  async ofUser(userId: string): Promise<BillingDocument[]> {
    const paid = (await this.payments.ofUser(userId)).filter(({ origin }) => origin === 'stripe');
    try {
      return (await Promise.all(paid.map((payment) => this.receipt(payment)))).flat();
    } catch (error) {
      stripeFailure(error);
      throw paymentProviderUnavailable(
        'We could not reach our payment provider for your receipts. Please try again in a moment.',
        error,
      );
    }
  }

  private async receipt({ paymentIntent, amount, currency, paidAt }: Payment): Promise<BillingDocument[]> {
    const charge = await this.chargeOf(paymentIntent);
    if (!charge || typeof charge === 'string' || !charge.receipt_url) return [];
    return [
      {
        id: charge.id,
        kind: 'receipt',
        description: 'Trip unlock',
        amountCents: amount,
        currency,
        issuedAt: paidAt.toISOString(),
        url: charge.receipt_url,
        pdfUrl: null,
      },
    ];
  }

  /** One that Stripe does not know keeps no other from being listed; the nightly comparison tells of it. */
  private async chargeOf(paymentIntent: string): Promise<Stripe.PaymentIntent['latest_charge']> {
    try {
      const expand = ['latest_charge'];
      return (await this.stripe.paymentIntents.retrieve(paymentIntent, { expand })).latest_charge;
    } catch (error) {
      if (stripeFailure(error) === 'refused') return null;
      throw error;
    }
  }
}

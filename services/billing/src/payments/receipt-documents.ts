import { Injectable } from '@nestjs/common';
import type { BillingDocument } from '@landsea/contracts/billing';
import { Stripe } from 'stripe';
import { classifyStripeFailure } from '../stripe/stripe-failure.js';
import type { Payment } from './payment.entity.js';
import { Payments } from './payments.service.js';

@Injectable()
export class ReceiptDocuments {
  constructor(
    private readonly stripe: Stripe,
    private readonly payments: Payments,
  ) {}

  async listOfUser(userId: string): Promise<{ receipts: BillingDocument[]; complete: boolean }> {
    const paid = (await this.payments.listOfUser(userId)).filter(({ origin }) => origin === 'stripe');
    const found = await Promise.all(paid.map((payment) => this.getReceipt(payment)));
    return { receipts: found.flatMap((receipt) => receipt ?? []), complete: !found.includes(undefined) };
  }

  /** @returns undefined while Stripe does not answer. */
  private async getReceipt(payment: Payment): Promise<BillingDocument[] | undefined> {
    const { paymentIntent, amount, currency, paidAt } = payment;
    const charge = await this.chargeOf(paymentIntent);
    if (charge === undefined) return undefined;
    if (charge === null || typeof charge === 'string' || !charge.receipt_url) return [];
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

  /** A payment that Stripe does not know is left out; the nightly comparison reports it. */
  private async chargeOf(paymentIntent: string): Promise<Stripe.PaymentIntent['latest_charge'] | undefined> {
    try {
      const expand = ['latest_charge'];
      return (await this.stripe.paymentIntents.retrieve(paymentIntent, { expand })).latest_charge;
    } catch (error) {
      return classifyStripeFailure(error) === 'refused' ? null : undefined;
    }
  }
}

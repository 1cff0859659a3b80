import { Injectable } from '@nestjs/common';
import { Stripe } from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { moneyBack, type MoneyBack, type MoneyEvent } from '../fulfilment/money-back.js';
import { INVOICE_EXPANSIONS, invoiceFacts, type InvoiceFacts } from './invoice-facts.js';
import { Invoice } from './invoice.entity.js';
import { recordInvoices, recordMoneyBack, recordRefund } from './invoice.queries.js';

/** A year of monthly invoices, and some. */
const LATEST = 20;

/** An invoice as other slices see it. */
export type KnownInvoice = Readonly<Invoice>;

/** What plans charged. */
@Injectable()
export class Invoices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: Stripe,
  ) {}

  /** The latest first. */
  ofUser(userId: string): Promise<Invoice[]> {
    return this.dataSource.manager.find(Invoice, { where: { userId }, order: { issuedAt: 'DESC' } });
  }

  /** Asks Stripe; never inside a transaction. */
  async look(subscriptionId: string): Promise<InvoiceFacts[]> {
    const { data } = await this.stripe.invoices.list({
      subscription: subscriptionId,
      limit: LATEST,
      expand: INVOICE_EXPANSIONS,
    });
    return data.map(invoiceFacts);
  }

  record(
    manager: EntityManager,
    subscriptionId: string,
    userId: string,
    invoices: InvoiceFacts[],
  ): Promise<void> {
    return recordInvoices(manager, subscriptionId, userId, invoices);
  }

  ofPayment(paymentIntent: string): Promise<KnownInvoice | null> {
    return this.dataSource.manager.findOneBy(Invoice, { paymentIntent });
  }

  /** What went back of an invoice's payment. Asks Stripe; never inside a transaction. */
  async lookAtMoney(paymentIntent: string, moneyEvent: MoneyEvent): Promise<MoneyBack> {
    const intent = await this.stripe.paymentIntents.retrieve(paymentIntent, { expand: ['latest_charge'] });
    const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
    const { amount_refunded: refundedAmount = 0, disputed = false } = charge ?? {};
    return moneyBack(this.stripe, { paymentIntent, refundedAmount, disputed }, moneyEvent);
  }

  /** Writes it down. Call it under `lockPayer`; the difference between the two is what is new. */
  async recordMoney(
    manager: EntityManager,
    stripeId: string,
    seen: MoneyBack,
  ): Promise<{ before: KnownInvoice; after: KnownInvoice }> {
    const before = await manager.findOneByOrFail(Invoice, { stripeId });
    await recordMoneyBack(manager, stripeId, seen);
    return { before, after: await manager.findOneByOrFail(Invoice, { stripeId }) };
  }

  /** Refunds everything that a subscription took; run again it refunds nothing twice. */
  async giveBack(subscriptionId: string): Promise<void> {
    for (const { stripeId, paymentIntent, amountPaid } of await this.look(subscriptionId)) {
      if (!paymentIntent || amountPaid === 0) continue;
      await this.refund(paymentIntent);
      await recordRefund(this.dataSource.manager, stripeId, amountPaid);
    }
  }

  /** Stripe refuses to give more back than came in, so a refund without a key of ours cannot pay twice. */
  private async refund(paymentIntent: string): Promise<void> {
    try {
      await this.stripe.refunds.create({ payment_intent: paymentIntent });
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
      throw error;
    }
  }
}

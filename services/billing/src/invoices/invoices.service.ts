import { Injectable } from '@nestjs/common';
import { Stripe } from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { fetchMoneyBack, type MoneyBack, type MoneyEvent } from '../fulfilment/fetch-money-back.js';
import { INVOICE_EXPANSIONS, readInvoiceFacts, type InvoiceFacts } from './invoice-facts.js';
import { Invoice } from './invoice.entity.js';
import { recordInvoices, recordMoneyBack, recordRefund } from './invoice.queries.js';

const LATEST = 20;

export type KnownInvoice = Readonly<Invoice>;

@Injectable()
export class Invoices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: Stripe,
  ) {}

  listOfUser(userId: string): Promise<Invoice[]> {
    return this.dataSource.manager.find(Invoice, { where: { userId }, order: { issuedAt: 'DESC' } });
  }

  /** Calls Stripe; never inside a transaction. */
  async look(subscriptionId: string): Promise<InvoiceFacts[]> {
    const { data } = await this.stripe.invoices.list({
      subscription: subscriptionId,
      limit: LATEST,
      expand: INVOICE_EXPANSIONS,
    });
    return data.map(readInvoiceFacts);
  }

  record(
    manager: EntityManager,
    subscriptionId: string,
    userId: string,
    invoices: InvoiceFacts[],
  ): Promise<void> {
    return recordInvoices(manager, subscriptionId, userId, invoices);
  }

  findOfPayment(paymentIntent: string): Promise<KnownInvoice | null> {
    return this.dataSource.manager.findOneBy(Invoice, { paymentIntent });
  }

  /** Calls Stripe; never inside a transaction. */
  async lookAtMoney(paymentIntent: string, moneyEvent: MoneyEvent): Promise<MoneyBack> {
    const intent = await this.stripe.paymentIntents.retrieve(paymentIntent, { expand: ['latest_charge'] });
    const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
    const { amount_refunded: refundedAmount = 0, disputed = false } = charge ?? {};
    return fetchMoneyBack(this.stripe, { paymentIntent, refundedAmount, disputed }, moneyEvent);
  }

  /** Call it under `lockPayer`; the difference between the two is what changed. */
  async recordMoney(
    manager: EntityManager,
    stripeId: string,
    seen: MoneyBack,
  ): Promise<{ before: KnownInvoice; after: KnownInvoice }> {
    const before = await manager.findOneByOrFail(Invoice, { stripeId });
    await recordMoneyBack(manager, stripeId, seen);
    return { before, after: await manager.findOneByOrFail(Invoice, { stripeId }) };
  }

  /** Idempotent. */
  async giveBack(subscriptionId: string): Promise<void> {
    for (const { stripeId, paymentIntent, amountPaid } of await this.look(subscriptionId)) {
      if (!paymentIntent || amountPaid === 0) continue;
      await this.refund(paymentIntent);
      await recordRefund(this.dataSource.manager, stripeId, amountPaid);
    }
  }

  /** Stripe refuses to refund more than was paid, so a refund without an idempotency key cannot pay twice. */
  private async refund(paymentIntent: string): Promise<void> {
    try {
      await this.stripe.refunds.create({ payment_intent: paymentIntent });
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
      throw error;
    }
  }
}

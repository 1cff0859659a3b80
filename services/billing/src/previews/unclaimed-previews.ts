import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS } from '@landsea/contracts/core';
import { CLOCK, KIT_ENV, Mailer, type Clock, makeSecret, hashSecret } from '@landsea/nest-kit';
import { UNCLAIMED_DAYS } from '@landsea/contracts/trip';
import { DataSource, type EntityManager } from 'typeorm';
import { CheckoutAttempts } from '../attempts/checkout-attempts.service.js';
import { AuditLog } from '../audit/audit-log.js';
import { lockPayer } from '../entitlements/payer-lock.js';
import type { BillingEnv } from '../env.js';
import { Payments } from '../payments/payments.service.js';
import { Refunds } from '../payments/refunds.service.js';
import { PreviewSales, type Sale } from '../preview-sales/preview-sales.service.js';
import { claimPage } from './preview-addresses.js';
import { claimEmail, makeUnclaimedRefundEmail } from './unclaimed-emails.js';

const MINUTE_MS = 60_000;
const FIRST_MAIL_AFTER_MS = 10 * MINUTE_MS;
const MAILS_AFTER_MS = [FIRST_MAIL_AFTER_MS, 7 * DAY_MS, (UNCLAIMED_DAYS - 3) * DAY_MS];

/** The money is refunded after 30 days. */
@Injectable()
export class UnclaimedPreviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: CheckoutAttempts,
    private readonly sales: PreviewSales,
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly mailer: Mailer,
    private readonly audit: AuditLog,
    @Inject(KIT_ENV) private readonly env: BillingEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const ago = (ms: number): Date => new Date(this.clock().getTime() - ms);
    for (const attemptId of await this.sales.listWaiting(ago(UNCLAIMED_DAYS * DAY_MS)))
      await this.runUnderLock(attemptId, (manager, sale) => this.giveBack(manager, sale));
    for (const [mails, after] of [...MAILS_AFTER_MS.entries()].reverse())
      for (const attemptId of await this.sales.listWaiting(ago(after), mails + 1))
        await this.runUnderLock(attemptId, (manager, sale) => this.write(manager, sale, mails));
  }

  private async runUnderLock(
    attemptId: string,
    work: (manager: EntityManager, sale: Sale) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await this.sales.findIn(manager, attemptId);
      if (!before) return;
      await lockPayer(manager, before.previewId);
      const sale = await this.sales.findIn(manager, attemptId);
      if (sale && !sale.settledAt) await work(manager, sale);
    });
  }

  private async giveBack(manager: EntityManager, sale: Sale): Promise<void> {
    const { attemptId, paymentIntent, buyerEmail: email } = sale;
    if (!paymentIntent) return;
    await this.refunds.request(manager, paymentIntent, 'unclaimed');
    const payment = await this.payments.findIn(manager, paymentIntent);
    if (email && payment)
      await this.mailer.add(manager, makeUnclaimedRefundEmail({ email, amountCents: payment.amount }));
    await this.sales.settle(manager, attemptId);
  }

  /** @param mails the number sent before; a concurrent copy's mail is not repeated. */
  private async write(manager: EntityManager, sale: Sale, mails: number): Promise<void> {
    const { attemptId, paymentIntent, buyerEmail: email, previewId, paidAt } = sale;
    const sessionId = (await this.attempts.findIn(manager, attemptId))?.sessionId;
    if (sale.mails > mails || !paidAt || !sessionId) return;
    const token = makeSecret();
    await this.sales.markMailed(manager, attemptId, hashSecret(token), mails + 1);
    const payment = paymentIntent && (await this.payments.findIn(manager, paymentIntent));
    if (!email || !payment) return;
    const url = `${this.env.PUBLIC_ORIGIN}${claimPage(previewId, sessionId, token)}`;
    const refundsAt = new Date(paidAt.getTime() + UNCLAIMED_DAYS * DAY_MS);
    await this.mailer.add(
      manager,
      claimEmail({ email, amountCents: payment.amount, refundsAt, url, isReminder: sale.mails > 0 }),
    );
    await this.audit.add(manager, {
      action: 'preview.buyer-mailed',
      userId: null,
      subject: paymentIntent ?? attemptId,
      detail: { mail: mails + 1 },
    });
  }
}

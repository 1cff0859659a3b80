import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '@landsea/nest-kit';
import type { PreviewFacts } from '@landsea/contracts/trip';
import { DataSource, type EntityManager } from 'typeorm';
import { PreviewSale } from './preview-sale.entity.js';
import { forgetBuyer, isSoldAlready, markPaid, waitingSales } from './preview-sale.queries.js';

/** A sale as other slices see it. */
export type Sale = Readonly<PreviewSale>;

/** What was sold to people without an account. Every change runs under the preview's lock. */
@Injectable()
export class PreviewSales {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  find(attemptId: string): Promise<Sale | null> {
    return this.findIn(this.dataSource.manager, attemptId);
  }

  /** The same as part of a transaction. */
  findIn(manager: EntityManager, attemptId: string): Promise<Sale | null> {
    return manager.findOneBy(PreviewSale, { attemptId });
  }

  async begin(manager: EntityManager, attemptId: string, preview: PreviewFacts): Promise<void> {
    const { previewId, name: tripName, startDate, endDate } = preview;
    await manager.insert(PreviewSale, { attemptId, previewId, tripName, startDate, endDate });
  }

  /** @returns false when this payment was known before. */
  paid(manager: EntityManager, sale: Parameters<typeof markPaid>[1]): Promise<boolean> {
    return markPaid(manager, sale);
  }

  /** Whether a payment for this preview stays, other than that of the given attempt. */
  isSold(manager: EntityManager, previewId: string, exceptAttemptId: string | null = null): Promise<boolean> {
    return isSoldAlready(manager, previewId, exceptAttemptId);
  }

  /** What a bank took has come back: what is left of its time runs on, and its buyer is written to again. */
  async waitAgain(manager: EntityManager, attemptId: string, buyerEmail: string | null): Promise<void> {
    await manager.update(PreviewSale, { attemptId }, { settledAt: null, mails: 0, buyerEmail });
  }

  /** Claimed, or on its way back: the buyer's address is needed no more. */
  async settle(manager: EntityManager, attemptId: string): Promise<void> {
    await manager.update(PreviewSale, { attemptId }, { settledAt: this.clock(), buyerEmail: null });
  }

  /** The person is gone: what they had bought has no name any more. */
  async forget(manager: EntityManager, userId: string): Promise<void> {
    await forgetBuyer(manager, userId);
  }

  /** Another mail was written, the `mails`th, with the token of this hash in it. */
  async mailed(manager: EntityManager, attemptId: string, tokenHash: string, mails: number): Promise<void> {
    await manager.query(
      `UPDATE preview_sale SET mails = $3, mailed_hashes = array_append(mailed_hashes, $2) WHERE attempt_id = $1`,
      [attemptId, tokenHash, mails],
    );
  }

  /** Paid before then, claimed by nobody and not disputed; only those with fewer mails when a number is given. */
  waiting(paidBefore: Date, mails?: number): Promise<string[]> {
    return waitingSales(this.dataSource.manager, paidBefore, mails);
  }
}

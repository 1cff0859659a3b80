import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '@landsea/nest-kit';
import type { PreviewFacts } from '@landsea/contracts/trip';
import { DataSource, type EntityManager } from 'typeorm';
import { PreviewSale } from './preview-sale.entity.js';
import { forgetBuyer, isSoldAlready, markPaid, selectWaitingSales } from './preview-sale.queries.js';

export type Sale = Readonly<PreviewSale>;

@Injectable()
export class PreviewSales {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  find(attemptId: string): Promise<Sale | null> {
    return this.findIn(this.dataSource.manager, attemptId);
  }

  findIn(manager: EntityManager, attemptId: string): Promise<Sale | null> {
    return manager.findOneBy(PreviewSale, { attemptId });
  }

  async begin(manager: EntityManager, attemptId: string, preview: PreviewFacts): Promise<void> {
    const { previewId, name: tripName, startDate, endDate } = preview;
    await manager.insert(PreviewSale, { attemptId, previewId, tripName, startDate, endDate });
  }

  /** @returns false when this payment was known before. */
  markPaid(manager: EntityManager, sale: Parameters<typeof markPaid>[1]): Promise<boolean> {
    return markPaid(manager, sale);
  }

  isSold(manager: EntityManager, previewId: string, exceptAttemptId: string | null = null): Promise<boolean> {
    return isSoldAlready(manager, previewId, exceptAttemptId);
  }

  async waitAgain(manager: EntityManager, attemptId: string, buyerEmail: string | null): Promise<void> {
    await manager.update(PreviewSale, { attemptId }, { settledAt: null, mails: 0, buyerEmail });
  }

  async settle(manager: EntityManager, attemptId: string): Promise<void> {
    await manager.update(PreviewSale, { attemptId }, { settledAt: this.clock(), buyerEmail: null });
  }

  async forget(manager: EntityManager, userId: string): Promise<void> {
    await forgetBuyer(manager, userId);
  }

  async markMailed(
    manager: EntityManager,
    attemptId: string,
    tokenHash: string,
    mails: number,
  ): Promise<void> {
    await manager.query(
      `UPDATE preview_sale SET mails = $3, mailed_hashes = array_append(mailed_hashes, $2) WHERE attempt_id = $1`,
      [attemptId, tokenHash, mails],
    );
  }

  /** @param mails limits the result to sales with fewer mails. */
  listWaiting(paidBefore: Date, mails?: number): Promise<string[]> {
    return selectWaitingSales(this.dataSource.manager, paidBefore, mails);
  }
}

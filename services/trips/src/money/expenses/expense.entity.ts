import type { BudgetCategory, ExpenseShares, OriginalAmount } from '@landsea/contracts/money';
import { Column, Entity, Index } from 'typeorm';
import { defineEditedTripRow } from '../../trip/rows/row-of-trip.js';

/** A deleted expense stays for 30 days, so that it can be restored. */
@Entity({ name: 'expense' })
@Index('ix_expense_sum', ['tripId', 'category', 'lineId', 'day', 'amountCents'], {
  where: 'deleted_at IS NULL',
})
@Index('ix_expense_day', ['tripId', 'day', 'createdAt'], { where: 'deleted_at IS NULL' })
@Index('ix_expense_receipt', ['receiptKey'], { where: 'receipt_key IS NOT NULL' })
@Index('ix_expense_deleted', ['deletedAt'], { where: 'deleted_at IS NOT NULL' })
export class ExpenseRow extends defineEditedTripRow('expense') {
  @Column({ type: 'text' }) category!: BudgetCategory;
  @Column({ type: 'text' }) what!: string;
  @Column({ type: 'integer' }) amountCents!: number;
  @Column({ type: 'jsonb', nullable: true }) original!: OriginalAmount | null;
  @Column({ type: 'date' }) day!: string;
  @Column({ type: 'text', nullable: true }) paidBy!: string | null;
  @Column({ type: 'jsonb', nullable: true }) shares!: ExpenseShares | null;

  /** The budget line may be gone. */
  @Column({ type: 'uuid', nullable: true }) lineId!: string | null;

  @Column({ type: 'text', nullable: true }) note!: string | null;
  @Column({ type: 'uuid', nullable: true }) seriesId!: string | null;
  @Column({ type: 'text', nullable: true }) receiptKey!: string | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) deletedAt!: Date | null;
}

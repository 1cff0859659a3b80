import type { BudgetCategory, DueKind, LineDue, LineSource, LineStatus } from '@landsea/contracts/money';
import { Column, Entity, Index } from 'typeorm';
import { defineEditedTripRow } from '../../trip/rows/row-of-trip.js';

/** All amounts are in cents. */
@Entity({ name: 'budget_line' })
@Index('uq_budget_line_source', ['tripId', 'source'], { unique: true, where: `source <> 'bookings'` })
export class BudgetLineRow extends defineEditedTripRow('budget_line') {
  @Column({ type: 'text' }) category!: BudgetCategory;
  @Column({ type: 'text' }) label!: string;
  @Column({ type: 'text', nullable: true }) note!: string | null;
  @Column({ type: 'integer' }) plannedCents!: number;
  @Column({ type: 'integer' }) bookedCents!: number;
  @Column({ type: 'integer' }) spentCents!: number;
  @Column({ type: 'text', nullable: true }) person!: string | null;
  @Column({ type: 'date', nullable: true }) day!: string | null;
  @Column({ type: 'text', nullable: true }) vendor!: string | null;
  @Column({ type: 'date', nullable: true }) dueOn!: string | null;
  @Column({ type: 'text', nullable: true }) dueKind!: DueKind | null;
  @Column({ type: 'text', default: 'planned' }) status!: LineStatus;

  /** The page whose items feed planned and booked; null for a line that a person added. */
  @Column({ type: 'text', nullable: true }) source!: LineSource | null;

  @Column({ type: 'jsonb', nullable: true }) dues!: LineDue[] | null;

  /** Items of its category draw from the estimate's amount. */
  @Column({ type: 'boolean', default: false }) isEstimate!: boolean;
}

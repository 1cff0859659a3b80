import type { BudgetCategory, DueKind, ItemSource, LineStatus } from '@landsea/contracts/money';
import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** The browser names the id, so it is unique within one trip only. All amounts in cents. */
@Entity({ name: 'budget_line' })
@Unique('uq_budget_line_source', ['tripId', 'source'])
export class BudgetLineRow {
  @PrimaryColumn({ name: 'trip_id', type: 'uuid', primaryKeyConstraintName: 'pk_budget_line' })
  @ForeignKey('TripRow', { name: 'fk_budget_line_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_budget_line' })
  id!: string;

  @Column({ type: 'text' })
  category!: BudgetCategory;

  @Column({ type: 'text' })
  label!: string;

  @Column({ type: 'text', nullable: true })
  note!: string | null;

  @Column({ name: 'planned_cents', type: 'integer' })
  plannedCents!: number;

  @Column({ name: 'booked_cents', type: 'integer' })
  bookedCents!: number;

  @Column({ name: 'spent_cents', type: 'integer' })
  spentCents!: number;

  @Column({ type: 'text', nullable: true })
  person!: string | null;

  @Column({ type: 'date', nullable: true })
  day!: string | null;

  @Column({ type: 'text', nullable: true })
  vendor!: string | null;

  @Column({ name: 'due_on', type: 'date', nullable: true })
  dueOn!: string | null;

  @Column({ name: 'due_kind', type: 'text', nullable: true })
  dueKind!: DueKind | null;

  @Column({ type: 'text', default: 'planned' })
  status!: LineStatus;

  /** The page whose items feed planned and booked; null for a line of the person's own. */
  @Column({ type: 'text', nullable: true })
  source!: ItemSource | null;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamp with time zone', default: () => 'now()' })
  updatedAt!: Date;
}

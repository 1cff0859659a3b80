import type { SavingsRhythm } from '@landsea/contracts/money';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

@Entity({ name: 'savings_plan' })
export class SavingsPlanRow {
  @PrimaryColumn({ name: 'trip_id', type: 'uuid', primaryKeyConstraintName: 'pk_savings_plan' })
  @ForeignKey('TripRow', { name: 'fk_savings_plan_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ name: 'first_day', type: 'date' })
  firstDay!: string;

  @Column({ name: 'target_day', type: 'date' })
  targetDay!: string;

  @Column({ name: 'target_cents', type: 'integer', nullable: true })
  targetCents!: number | null;

  @Column({ type: 'text' })
  rhythm!: SavingsRhythm;

  @Column({ type: 'integer', default: 1 })
  version!: number;
}

/** The browser names the ids of jars and contributions, so they are unique within one trip only. */
@Entity({ name: 'savings_jar' })
export class SavingsJarRow {
  @PrimaryColumn({ name: 'trip_id', type: 'uuid', primaryKeyConstraintName: 'pk_savings_jar' })
  @ForeignKey('TripRow', { name: 'fk_savings_jar_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_savings_jar' })
  id!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', nullable: true })
  person!: string | null;

  @Column({ name: 'goal_cents', type: 'integer', nullable: true })
  goalCents!: number | null;

  @Column({ type: 'boolean', default: false })
  removed!: boolean;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'clock_timestamp()' })
  createdAt!: Date;
}

@Entity({ name: 'savings_contribution' })
export class ContributionRow {
  @PrimaryColumn({ name: 'trip_id', type: 'uuid', primaryKeyConstraintName: 'pk_savings_contribution' })
  @ForeignKey('TripRow', { name: 'fk_savings_contribution_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_savings_contribution' })
  id!: string;

  /** Null: what pays for the trip. */
  @Column({ name: 'jar_id', type: 'uuid', nullable: true })
  jarId!: string | null;

  @Column({ name: 'by_person', type: 'text', nullable: true })
  byPerson!: string | null;

  @Column({ name: 'amount_cents', type: 'integer' })
  amountCents!: number;

  @Column({ type: 'date' })
  day!: string;

  @Column({ type: 'text', nullable: true })
  note!: string | null;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'clock_timestamp()' })
  createdAt!: Date;
}

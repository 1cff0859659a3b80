import type { SavingsRhythm } from '@landsea/contracts/money';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { defineTripRow } from '../../trip/rows/row-of-trip.js';

@Entity({ name: 'savings_plan' })
export class SavingsPlanRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_savings_plan' })
  @ForeignKey('TripRow', { name: 'fk_savings_plan_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ type: 'date' }) firstDay!: string;
  @Column({ type: 'date' }) targetDay!: string;
  @Column({ type: 'integer', nullable: true }) targetCents!: number | null;
  @Column({ type: 'text' }) rhythm!: SavingsRhythm;
  @Column({ type: 'integer', default: 1 }) version!: number;
}

@Entity({ name: 'savings_jar' })
export class SavingsJarRow extends defineTripRow('savings_jar') {
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text', nullable: true }) person!: string | null;
  @Column({ type: 'integer', nullable: true }) goalCents!: number | null;
  @Column({ type: 'boolean', default: false }) removed!: boolean;
}

@Entity({ name: 'savings_contribution' })
export class ContributionRow extends defineTripRow('savings_contribution') {
  /** Null for the money that pays for the trip. */
  @Column({ type: 'uuid', nullable: true }) jarId!: string | null;

  @Column({ name: 'by_person', type: 'text', nullable: true }) by!: string | null;
  @Column({ type: 'integer' }) amountCents!: number;
  @Column({ type: 'date' }) day!: string;
  @Column({ type: 'text', nullable: true }) note!: string | null;
}

import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** It holds for the sailing of that day only. */
@Entity({ name: 'sailing_payment' })
export class SailingPaymentRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_sailing_payment' })
  @ForeignKey('TripRow', { name: 'fk_sailing_payment_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ type: 'date' }) embarkationDate!: string;
  @Column({ type: 'date' }) dueOn!: string;
  @Column({ type: 'integer', default: 1 }) version!: number;
}

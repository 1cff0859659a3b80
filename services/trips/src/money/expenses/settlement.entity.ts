import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Money one person of the party gave another. */
@Entity({ name: 'expense_settlement' })
export class SettlementRow {
  @PrimaryColumn({ name: 'trip_id', type: 'uuid', primaryKeyConstraintName: 'pk_expense_settlement' })
  @ForeignKey('TripRow', { name: 'fk_expense_settlement_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_expense_settlement' })
  id!: string;

  @Column({ name: 'from_person', type: 'text' })
  fromPerson!: string;

  @Column({ name: 'to_person', type: 'text' })
  toPerson!: string;

  @Column({ name: 'amount_cents', type: 'integer' })
  amountCents!: number;

  @Column({ type: 'date' })
  day!: string;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'clock_timestamp()' })
  createdAt!: Date;
}

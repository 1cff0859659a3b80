import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The client says that it is paid; the agent confirms it in the booking. */
@Entity({ name: 'told_payment' })
@Index('ix_told_payment_trip', ['tripId'])
@Index('ix_told_payment_user', ['userId'])
export class ToldPaymentRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_told_payment' })
  @ForeignKey('ClientRow', { name: 'fk_told_payment_client', onDelete: 'CASCADE' })
  clientId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_told_payment' })
  @ForeignKey('TripRow', { name: 'fk_told_payment_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_told_payment' }) bookingId!: string;
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_told_payment' }) paymentId!: string;
  @Column({ type: 'uuid', nullable: true }) userId!: string | null;
  @Column({ type: 'text' }) byName!: string;
  @Column({ type: 'timestamp with time zone' }) at!: Date;
}

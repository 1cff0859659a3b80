import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The agent asked for the money, or expects no more of it. */
@Entity({ name: 'commission_mark' })
@Index('ix_commission_mark_trip', ['tripId'])
export class CommissionMarkRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_commission_mark' })
  @ForeignKey('ClientRow', { name: 'fk_commission_mark_client', onDelete: 'CASCADE' })
  clientId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_commission_mark' })
  @ForeignKey('TripRow', { name: 'fk_commission_mark_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_commission_mark' }) bookingId!: string;
  @Column({ type: 'date', nullable: true }) askedOn!: string | null;
  @Column({ type: 'text', nullable: true }) settledNote!: string | null;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}

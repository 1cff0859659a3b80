import type { AgencyNumber, BookedBy, BookedRoom } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * It belongs to the client, so a hand-over moves it and another agent of the trip does not see it. The booking is
 * no foreign key: an undo brings back one that was deleted.
 */
@Entity({ name: 'booking_work' })
@Index('ix_booking_work_trip', ['tripId'])
@Index('ix_booking_work_supplier', ['supplierId'])
export class BookingWorkRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_booking_work' })
  @ForeignKey('ClientRow', { name: 'fk_booking_work_client', onDelete: 'CASCADE' })
  clientId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_booking_work' })
  @ForeignKey('TripRow', { name: 'fk_booking_work_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_booking_work' }) bookingId!: string;
  @Column({ type: 'text', default: 'agent' }) bookedBy!: BookedBy;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('BookingSupplierRow', { name: 'fk_booking_work_supplier', onDelete: 'SET NULL' })
  supplierId!: string | null;

  @Column({ type: 'jsonb', default: [] }) numbers!: AgencyNumber[];
  @Column({ type: 'jsonb', default: [] }) rooms!: BookedRoom[];
  @Column({ type: 'integer', nullable: true }) taxCents!: number | null;
  @Column({ type: 'integer', nullable: true }) commissionableCents!: number | null;

  /** Basis points; null for the supplier's. */
  @Column({ type: 'integer', nullable: true }) rate!: number | null;
  @Column({ type: 'text', nullable: true }) howToPay!: string | null;
  @Column({ type: 'date', nullable: true }) numberCheckedOn!: string | null;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}

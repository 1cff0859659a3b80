import type { BookingKind } from '@landsea/contracts/bookings';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Shared in the agency, changed by its agent. */
@Entity({ name: 'booking_supplier' })
@Index('ix_booking_supplier_agent', ['agentId'])
export class BookingSupplierRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_booking_supplier' }) id!: string;
  @Column({ type: 'uuid' }) agentId!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'jsonb', default: [] }) kinds!: BookingKind[];

  /** Basis points. */
  @Column({ type: 'integer', nullable: true }) rate!: number | null;
  @Column({ type: 'integer', nullable: true }) paysAfterDays!: number | null;
  /** Basis points of the commission; null for all of it. */
  @Column({ type: 'integer', nullable: true }) agentShare!: number | null;
  @Column({ type: 'text', nullable: true }) hostCode!: string | null;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}

import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'forwarding_address' })
@Index('ux_forwarding_address_hash', ['addressHash'], { unique: true })
export class ForwardingAddressRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_forwarding_address' })
  @ForeignKey('TripRow', { name: 'fk_forwarding_address_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ type: 'text' }) seed!: string;

  @Column({ type: 'text' }) addressHash!: string;
  @Column({ type: 'timestamp with time zone' }) createdAt!: Date;
}

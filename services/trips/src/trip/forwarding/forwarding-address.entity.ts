import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'forwarding_address' })
@Index('ux_forwarding_address_hash', ['addressHash'], { unique: true })
export class ForwardingAddressRow {
  @PrimaryColumn({ name: 'trip_id', type: 'uuid', primaryKeyConstraintName: 'pk_forwarding_address' })
  @ForeignKey('TripRow', { name: 'fk_forwarding_address_trip', onDelete: 'CASCADE' })
  tripId!: string;

  /** The address is derived from this random seed and the secret of the service. */
  @Column({ type: 'text' })
  seed!: string;

  @Column({ name: 'address_hash', type: 'text' })
  addressHash!: string;

  @Column({ name: 'created_at', type: 'timestamp with time zone' })
  createdAt!: Date;
}

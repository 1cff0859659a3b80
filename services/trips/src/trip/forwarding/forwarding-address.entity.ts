import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Where people forward the confirmations of a trip. Turning it off deletes it. */
@Entity({ name: 'forwarding_address' })
@Index('ux_forwarding_address_hash', ['addressHash'], { unique: true })
export class ForwardingAddressRow {
  @PrimaryColumn({ name: 'trip_id', type: 'uuid', primaryKeyConstraintName: 'pk_forwarding_address' })
  @ForeignKey('TripRow', { name: 'fk_forwarding_address_trip', onDelete: 'CASCADE' })
  tripId!: string;

  /** Random; the address is made from it and the secret of the service. */
  @Column({ type: 'text' })
  seed!: string;

  /** SHA-256 of the address, hex. */
  @Column({ name: 'address_hash', type: 'text' })
  addressHash!: string;

  @Column({ name: 'created_at', type: 'timestamp with time zone' })
  createdAt!: Date;
}

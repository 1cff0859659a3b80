import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Without a row the agent does not see the trip. */
@Entity({ name: 'client_trip' })
@Index('ix_client_trip_trip', ['tripId'])
export class ClientTripRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_trip' })
  @ForeignKey('ClientRow', { name: 'fk_client_trip_client', onDelete: 'CASCADE' })
  clientId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_trip' })
  @ForeignKey('TripRow', { name: 'fk_client_trip_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ type: 'boolean' }) seesMoney!: boolean;
  @Column({ type: 'boolean' }) seesDocuments!: boolean;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}

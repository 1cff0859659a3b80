import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Without a row the agent does not see the trip. */
@Entity({ name: 'client_trip' })
@Index('ix_client_trip_trip', ['tripId'])
export class ClientTripRow {
  @PrimaryColumn({ name: 'client_id', type: 'uuid', primaryKeyConstraintName: 'pk_client_trip' })
  @ForeignKey('ClientRow', { name: 'fk_client_trip_client', onDelete: 'CASCADE' })
  clientId!: string;

  @PrimaryColumn({ name: 'trip_id', type: 'uuid', primaryKeyConstraintName: 'pk_client_trip' })
  @ForeignKey('TripRow', { name: 'fk_client_trip_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ name: 'sees_money', type: 'boolean' })
  seesMoney!: boolean;

  @Column({ name: 'sees_documents', type: 'boolean' })
  seesDocuments!: boolean;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ name: 'updated_at', type: 'timestamp with time zone', default: () => 'now()' })
  updatedAt!: Date;
}

import type { ClientMay } from '@landsea/contracts/trip';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'agent_trip' })
@Index('ix_agent_trip_client', ['clientId'])
export class AgentTripRow {
  @PrimaryColumn({ name: 'trip_id', type: 'uuid', primaryKeyConstraintName: 'pk_agent_trip' })
  @ForeignKey('TripRow', { name: 'fk_agent_trip_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ name: 'client_id', type: 'uuid' })
  @ForeignKey('ClientRow', { name: 'fk_agent_trip_client', onDelete: 'CASCADE' })
  clientId!: string;

  @Column({ name: 'client_may', type: 'text', default: 'wishes' })
  clientMay!: ClientMay;

  @Column({ name: 'client_sees_money', type: 'boolean', default: false })
  clientSeesMoney!: boolean;

  @Column({ name: 'client_sees_documents', type: 'boolean', default: false })
  clientSeesDocuments!: boolean;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ name: 'updated_at', type: 'timestamp with time zone', default: () => 'now()' })
  updatedAt!: Date;
}

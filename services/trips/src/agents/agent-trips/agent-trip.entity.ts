import type { ClientMay } from '@landsea/contracts/trip';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'agent_trip' })
@Index('ix_agent_trip_client', ['clientId'])
export class AgentTripRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agent_trip' })
  @ForeignKey('TripRow', { name: 'fk_agent_trip_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ClientRow', { name: 'fk_agent_trip_client', onDelete: 'CASCADE' })
  clientId!: string;

  @Column({ type: 'text', default: 'wishes' }) clientMay!: ClientMay;
  @Column({ type: 'boolean', default: false }) clientSeesMoney!: boolean;
  @Column({ type: 'boolean', default: false }) clientSeesDocuments!: boolean;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}

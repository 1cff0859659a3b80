import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A client's trip is in one group of their agent's at most; another agent of a shared trip has a client of their own. */
@Entity({ name: 'agent_group_trip' })
@Index('ix_agent_group_trip_trip', ['tripId'])
@Index('ix_agent_group_trip_group', ['groupId'])
export class AgentGroupTripRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agent_group_trip' })
  @ForeignKey('ClientRow', { name: 'fk_agent_group_trip_client', onDelete: 'CASCADE' })
  clientId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agent_group_trip' })
  @ForeignKey('TripRow', { name: 'fk_agent_group_trip_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('AgentGroupRow', { name: 'fk_agent_group_trip_group', onDelete: 'CASCADE' })
  groupId!: string;

  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) addedAt!: Date;
}

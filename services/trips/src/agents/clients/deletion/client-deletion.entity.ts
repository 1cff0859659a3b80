import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Nothing of the client stays but an id that is used nowhere else. */
@Entity({ name: 'client_deletion' })
@Index('ix_client_deletion_agency', ['agencyId', 'seq'])
@Index('ix_client_deletion_agent', ['agentId'])
@Index('ix_client_deletion_user', ['userId'])
export class ClientDeletionRow {
  @PrimaryColumn({ name: 'client_id', type: 'uuid', primaryKeyConstraintName: 'pk_client_deletion' })
  clientId!: string;

  /** The sequence is shared with the changes of clients. */
  @Column({ type: 'bigint' })
  seq!: string;

  @Column({ type: 'timestamp with time zone' })
  at!: Date;

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ name: 'by_name', type: 'text' })
  byName!: string;

  @Column({ name: 'agent_id', type: 'uuid' })
  agentId!: string;

  @Column({ name: 'agency_id', type: 'uuid', nullable: true })
  agencyId!: string | null;
}

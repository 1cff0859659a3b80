import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** That a client was deleted for good, by whom and when; nothing of the client but an id that nothing else has any more. */
@Entity({ name: 'client_deletion' })
@Index('ix_client_deletion_agency', ['agencyId', 'seq'])
@Index('ix_client_deletion_agent', ['agentId'])
@Index('ix_client_deletion_user', ['userId'])
export class ClientDeletionRow {
  @PrimaryColumn({ name: 'client_id', type: 'uuid', primaryKeyConstraintName: 'pk_client_deletion' })
  clientId!: string;

  /** Its place among the changes of clients, whose sequence it shares. */
  @Column({ type: 'bigint' })
  seq!: string;

  @Column({ type: 'timestamp with time zone' })
  at!: Date;

  /** Null once the account is erased. */
  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ name: 'by_name', type: 'text' })
  byName!: string;

  /** Whose client it was. */
  @Column({ name: 'agent_id', type: 'uuid' })
  agentId!: string;

  @Column({ name: 'agency_id', type: 'uuid', nullable: true })
  agencyId!: string | null;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Nothing of the client stays but an id that is used nowhere else. */
@Entity({ name: 'client_deletion' })
@Index('ix_client_deletion_agency', ['agencyId', 'seq'])
@Index('ix_client_deletion_agent', ['agentId'])
@Index('ix_client_deletion_user', ['userId'])
export class ClientDeletionRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_deletion' }) clientId!: string;

  /** The sequence is shared with the changes of clients. */
  @Column({ type: 'bigint' }) seq!: string;

  @Column({ type: 'timestamp with time zone' }) at!: Date;
  @Column({ type: 'uuid', nullable: true }) userId!: string | null;
  @Column({ type: 'text' }) byName!: string;
  @Column({ type: 'uuid' }) agentId!: string;
  @Column({ type: 'uuid', nullable: true }) agencyId!: string | null;
}

import type { ClientDetails, ClientStage } from '@landsea/contracts/agents';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A household under the name and contact of its lead person. The database generates `plain_first` and
 * `plain_last` for comparisons.
 */
@Entity({ name: 'client' })
@Index('uq_client_agent_email', ['agentId', 'email'], { unique: true })
@Index('ix_client_user', ['userId'])
@Index('ix_client_external', ['agentId', 'externalId'])
@Index('ix_client_agent_name', ['agentId', 'lastName', 'firstName'])
@Index('ix_client_search', { synchronize: false })
@Index('ix_client_plain_name', { synchronize: false })
@Index('ix_client_list_name', { synchronize: false })
@Index('ix_client_list_step', { synchronize: false })
@Index('ix_client_list_added', ['agentId', 'createdAt', 'id'])
@Index('ix_client_list_changed', ['agentId', 'updatedAt', 'id'])
export class ClientRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client' }) id!: string;
  @Column({ type: 'uuid' }) agentId!: string;

  /** Grows with each hand-over to another agent. */
  @Column({ type: 'integer', default: 0 }) agentVersion!: number;

  @Column({ type: 'text' }) firstName!: string;
  @Column({ type: 'text' }) lastName!: string;
  /** Null for a client who has only a phone. */
  @Column({ type: 'text', nullable: true }) email!: string | null;

  @Column({ type: 'text', nullable: true }) phone!: string | null;
  @Column({ type: 'text', nullable: true }) notes!: string | null;
  @Column({ type: 'uuid', nullable: true }) userId!: string | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) invitedAt!: Date | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) invitationExpiresAt!: Date | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) joinedAt!: Date | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) leftAt!: Date | null;

  /** The version of the invitation that trips publishes. */
  @Column({ type: 'integer', default: 0 }) inviteVersion!: number;

  /** The version of identity's last message about the invitation. */
  @Column({ type: 'integer', default: 0 }) invitationVersion!: number;

  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;

  /** An invitation does not change the version. */
  @Column({ type: 'integer', default: 1 }) version!: number;

  @Column({ type: 'uuid', nullable: true }) leadId!: string | null;
  @Column({ type: 'text', default: 'lead' }) stage!: ClientStage;
  @Column({ type: 'text', nullable: true }) source!: string | null;
  @Column({ type: 'text', array: true, default: '{}' }) tags!: string[];
  @Column({ type: 'text', nullable: true }) nextStep!: string | null;
  @Column({ type: 'date', nullable: true }) nextStepOn!: string | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) archivedAt!: Date | null;
  @Column({ type: 'text', default: '' }) searchText!: string;

  /** A sample counts for no limit, and nobody invites it. */
  @Column({ type: 'boolean', default: false }) isSample!: boolean;

  @Column({ type: 'jsonb', default: {} }) details!: ClientDetails;

  /** The system that a file came from, a colon, and its id. */
  @Column({ type: 'text', nullable: true }) externalId!: string | null;

  @Column({ type: 'timestamp with time zone', nullable: true }) previewedAt!: Date | null;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}

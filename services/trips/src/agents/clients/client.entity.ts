import type { ClientStage } from '@landsea/contracts/agents';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A household under the name and contact of its lead person. The database generates `plain_first` and
 * `plain_last` for comparisons.
 */
@Entity({ name: 'client' })
@Index('uq_client_agent_email', ['agentId', 'email'], { unique: true })
@Index('ix_client_user', ['userId'])
@Index('ix_client_agent_name', ['agentId', 'lastName', 'firstName'])
@Index('ix_client_search', { synchronize: false })
@Index('ix_client_plain_name', { synchronize: false })
@Index('ix_client_list_name', { synchronize: false })
@Index('ix_client_list_step', { synchronize: false })
@Index('ix_client_list_added', ['agentId', 'createdAt', 'id'])
@Index('ix_client_list_changed', ['agentId', 'updatedAt', 'id'])
export class ClientRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client' })
  id!: string;

  @Column({ name: 'agent_id', type: 'uuid' })
  agentId!: string;

  /** Grows with each hand-over to another agent. */
  @Column({ name: 'agent_version', type: 'integer', default: 0 })
  agentVersion!: number;

  @Column({ name: 'first_name', type: 'text' })
  firstName!: string;

  @Column({ name: 'last_name', type: 'text' })
  lastName!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text', nullable: true })
  phone!: string | null;

  @Column({ type: 'text', nullable: true })
  notes!: string | null;

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ name: 'invited_at', type: 'timestamp with time zone', nullable: true })
  invitedAt!: Date | null;

  @Column({ name: 'invitation_expires_at', type: 'timestamp with time zone', nullable: true })
  invitationExpiresAt!: Date | null;

  @Column({ name: 'joined_at', type: 'timestamp with time zone', nullable: true })
  joinedAt!: Date | null;

  @Column({ name: 'left_at', type: 'timestamp with time zone', nullable: true })
  leftAt!: Date | null;

  /** The version of the invitation that trips publishes. */
  @Column({ name: 'invite_version', type: 'integer', default: 0 })
  inviteVersion!: number;

  /** The version of identity's last message about the invitation. */
  @Column({ name: 'invitation_version', type: 'integer', default: 0 })
  invitationVersion!: number;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'now()' })
  createdAt!: Date;

  /** An invitation does not change the version. */
  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ name: 'lead_id', type: 'uuid', nullable: true })
  leadId!: string | null;

  @Column({ type: 'text', default: 'lead' })
  stage!: ClientStage;

  @Column({ type: 'text', nullable: true })
  source!: string | null;

  @Column({ type: 'text', array: true, default: '{}' })
  tags!: string[];

  @Column({ name: 'next_step', type: 'text', nullable: true })
  nextStep!: string | null;

  @Column({ name: 'next_step_on', type: 'date', nullable: true })
  nextStepOn!: string | null;

  @Column({ name: 'archived_at', type: 'timestamp with time zone', nullable: true })
  archivedAt!: Date | null;

  @Column({ name: 'search_text', type: 'text', default: '' })
  searchText!: string;

  /** A sample counts for no limit, and nobody invites it. */
  @Column({ name: 'is_sample', type: 'boolean', default: false })
  isSample!: boolean;

  @Column({ name: 'previewed_at', type: 'timestamp with time zone', nullable: true })
  previewedAt!: Date | null;

  @Column({ name: 'updated_at', type: 'timestamp with time zone', default: () => 'now()' })
  updatedAt!: Date;
}

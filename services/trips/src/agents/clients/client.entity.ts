import type { ClientStage } from '@landsea/contracts/agents';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A client as the agent keeps them: a household, under the name and contact of the person who leads it. `userId` links them to
 * an account once they have joined. The database itself adds `plain_first` and `plain_last`, the names by which two are compared.
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

  /** A user of identity, of type agent. */
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

  /** The account of identity that accepted the invitation; null again once it has left. */
  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ name: 'invited_at', type: 'timestamp with time zone', nullable: true })
  invitedAt!: Date | null;

  @Column({ name: 'invitation_expires_at', type: 'timestamp with time zone', nullable: true })
  invitationExpiresAt!: Date | null;

  @Column({ name: 'joined_at', type: 'timestamp with time zone', nullable: true })
  joinedAt!: Date | null;

  /** When the client left the agent; null again once the agent invites them anew. */
  @Column({ name: 'left_at', type: 'timestamp with time zone', nullable: true })
  leftAt!: Date | null;

  /** How often the agent invited the client: the version of what we publish. */
  @Column({ name: 'invite_version', type: 'integer', default: 0 })
  inviteVersion!: number;

  /** The version of identity's last message about the invitation. */
  @Column({ name: 'invitation_version', type: 'integer', default: 0 })
  invitationVersion!: number;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'now()' })
  createdAt!: Date;

  /** Grows with each change of what the agent keeps; an invitation is no such change. */
  @Column({ type: 'integer', default: 1 })
  version!: number;

  /** The person whose name and contact these are. */
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

  /** Names, addresses and digits of phones of the household, as a search reads them. */
  @Column({ name: 'search_text', type: 'text', default: '' })
  searchText!: string;

  /** Made to look around with: it counts for no limit, and nobody is invited. */
  @Column({ name: 'is_sample', type: 'boolean', default: false })
  isSample!: boolean;

  /** When the agent first looked at a trip as this client sees it. */
  @Column({ name: 'previewed_at', type: 'timestamp with time zone', nullable: true })
  previewedAt!: Date | null;

  @Column({ name: 'updated_at', type: 'timestamp with time zone', default: () => 'now()' })
  updatedAt!: Date;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One row for as long as the client exists; sending again reopens it. */
@Entity({ name: 'invitation' })
@Index('ix_invitation_accepted_by', ['acceptedBy'])
export class Invitation {
  @PrimaryColumn({ name: 'client_id', type: 'uuid', primaryKeyConstraintName: 'pk_invitation' })
  clientId!: string;

  @Column({ name: 'agent_id', type: 'uuid' })
  agentId!: string;

  @Column({ name: 'agent_version', type: 'integer', default: 0 })
  agentVersion!: number;

  /** Lower-case; nobody else may accept. */
  @Column({ type: 'text' })
  email!: string;

  @Column({ name: 'first_name', type: 'text' })
  firstName!: string;

  @Column({ name: 'last_name', type: 'text' })
  lastName!: string;

  @Column({ name: 'sent_at', type: 'timestamp with time zone' })
  sentAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamp with time zone' })
  expiresAt!: Date;

  @Column({ name: 'accepted_at', type: 'timestamp with time zone', nullable: true })
  acceptedAt!: Date | null;

  @Column({ name: 'accepted_by', type: 'uuid', nullable: true })
  acceptedBy!: string | null;

  @Column({ name: 'revoked_at', type: 'timestamp with time zone', nullable: true })
  revokedAt!: Date | null;

  @Column({ name: 'asked_version', type: 'integer' })
  askedVersion!: number;

  @Column({ type: 'integer' })
  version!: number;
}

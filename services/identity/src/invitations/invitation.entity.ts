import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An agent's invitation of one client: one row for as long as there is the client, opened anew when it is sent again. */
@Entity({ name: 'invitation' })
@Index('ix_invitation_accepted_by', ['acceptedBy'])
export class Invitation {
  /** A client of trips. */
  @PrimaryColumn({ name: 'client_id', type: 'uuid', primaryKeyConstraintName: 'pk_invitation' })
  clientId!: string;

  /** The user who invites. */
  @Column({ name: 'agent_id', type: 'uuid' })
  agentId!: string;

  /** How often the client had been handed over when the agent was named; an older message names nobody. */
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

  /** When the newest key ends. */
  @Column({ name: 'expires_at', type: 'timestamp with time zone' })
  expiresAt!: Date;

  @Column({ name: 'accepted_at', type: 'timestamp with time zone', nullable: true })
  acceptedAt!: Date | null;

  /** The user who accepted: the link between a client of an agent and an account. */
  @Column({ name: 'accepted_by', type: 'uuid', nullable: true })
  acceptedBy!: string | null;

  @Column({ name: 'revoked_at', type: 'timestamp with time zone', nullable: true })
  revokedAt!: Date | null;

  /** The version of the last message of trips that requested it. */
  @Column({ name: 'asked_version', type: 'integer' })
  askedVersion!: number;

  /** The version of what we last published. */
  @Column({ type: 'integer' })
  version!: number;
}

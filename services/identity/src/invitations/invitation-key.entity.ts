import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Invitation } from './invitation.entity.js';

/**
 * How a key reached the client: in an email of ours, which only the owner of the address reads, or shown to the agent, who
 * may use it themselves. Only the first proves that its holder owns the address.
 */
export type KeyDelivery = 'email' | 'copied';

/** One link with its code; only hashes are kept. Revoking deletes it. */
@Entity({ name: 'invitation_key' })
@Index('ux_invitation_key_token', ['tokenHash'], { unique: true })
@Index('ux_invitation_key_code', ['codeHash'], { unique: true })
@Index('ix_invitation_key_client', ['clientId'])
export class InvitationKeyRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_invitation_key' })
  id!: string;

  @Column({ name: 'client_id', type: 'uuid' })
  clientId!: string;

  @ManyToOne(() => Invitation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'client_id', foreignKeyConstraintName: 'fk_invitation_key_invitation' })
  invitation?: Invitation;

  /** SHA-256, hex. */
  @Column({ name: 'token_hash', type: 'text' })
  tokenHash!: string;

  /** HMAC-SHA-256, hex: a code is short enough to be found from a plain hash. */
  @Column({ name: 'code_hash', type: 'text' })
  codeHash!: string;

  @Column({ type: 'text' })
  delivery!: KeyDelivery;

  @Column({ name: 'expires_at', type: 'timestamp with time zone' })
  expiresAt!: Date;
}

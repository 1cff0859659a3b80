import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Invitation } from './invitation.entity.js';

/** Only an emailed key proves that its holder owns the address; a copied one was shown to the agent. */
export type KeyDelivery = 'email' | 'copied';

@Entity({ name: 'invitation_key' })
@Index('ux_invitation_key_token', ['tokenHash'], { unique: true })
@Index('ux_invitation_key_code', ['codeHash'], { unique: true })
@Index('ix_invitation_key_client', ['clientId'])
export class InvitationKeyRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_invitation_key' }) id!: string;
  @Column({ type: 'uuid' }) clientId!: string;

  @ManyToOne(() => Invitation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'client_id', foreignKeyConstraintName: 'fk_invitation_key_invitation' })
  invitation?: Invitation;

  @Column({ type: 'text' }) tokenHash!: string;
  @Column({ type: 'text' }) codeHash!: string;
  @Column({ type: 'text' }) delivery!: KeyDelivery;
  @Column({ type: 'timestamp with time zone' }) expiresAt!: Date;
}

import type { InvitedRole } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'agency_invitation' })
@Index('uq_agency_invitation_email', ['agencyId', 'email'], { unique: true })
@Index('ux_agency_invitation_token', ['tokenHash'], { unique: true })
@Index('ix_agency_invitation_used', ['usedBy'])
export class AgencyInvitationRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agency_invitation' })
  id!: string;

  @Column({ name: 'agency_id', type: 'uuid' })
  @ForeignKey('AgencyRow', { name: 'fk_agency_invitation_agency', onDelete: 'CASCADE' })
  agencyId!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text' })
  role!: InvitedRole;

  /** SHA-256 of the link's token, hex. */
  @Column({ name: 'token_hash', type: 'text' })
  tokenHash!: string;

  @Column({ name: 'invited_at', type: 'timestamp with time zone' })
  invitedAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamp with time zone' })
  expiresAt!: Date;

  @Column({ name: 'used_by', type: 'uuid', nullable: true })
  usedBy!: string | null;
}

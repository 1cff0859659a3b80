import type { InvitedRole } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'agency_invitation' })
@Index('uq_agency_invitation_email', ['agencyId', 'email'], { unique: true })
@Index('ux_agency_invitation_token', ['tokenHash'], { unique: true })
@Index('ix_agency_invitation_used', ['usedBy'])
export class AgencyInvitationRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agency_invitation' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('AgencyRow', { name: 'fk_agency_invitation_agency', onDelete: 'CASCADE' })
  agencyId!: string;

  @Column({ type: 'text' }) email!: string;
  @Column({ type: 'text' }) role!: InvitedRole;

  /** SHA-256 of the link's token, hex. */
  @Column({ type: 'text' }) tokenHash!: string;

  @Column({ type: 'timestamp with time zone' }) invitedAt!: Date;
  @Column({ type: 'timestamp with time zone' }) expiresAt!: Date;
  @Column({ type: 'uuid', nullable: true }) usedBy!: string | null;
}

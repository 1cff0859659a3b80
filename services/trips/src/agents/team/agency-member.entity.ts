import type { AgencyRole } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'agency_member' })
@Index('ix_agency_member_agency', ['agencyId'])
@Index('uq_agency_member_owner', ['agencyId'], { unique: true, where: "role = 'owner'" })
export class AgencyMemberRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agency_member' }) userId!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('AgencyRow', { name: 'fk_agency_member_agency', onDelete: 'CASCADE' })
  agencyId!: string;

  @Column({ type: 'text' }) role!: AgencyRole;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) email!: string;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) joinedAt!: Date;
}

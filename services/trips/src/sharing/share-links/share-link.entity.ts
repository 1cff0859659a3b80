import type { ShareSection } from '@landsea/contracts/sharing';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Revoking deletes the row. */
@Entity({ name: 'share_link' })
@Index('ux_share_link_token', ['tokenHash'], { unique: true })
@Index('ix_share_link_trip', ['tripId'])
export class ShareLinkRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_share_link' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('TripRow', { name: 'fk_share_link_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ type: 'text' }) label!: string;
  @Column({ type: 'jsonb' }) sections!: ShareSection[];

  @Column({ type: 'text' }) tokenHash!: string;

  @Column({ type: 'timestamp with time zone' }) createdAt!: Date;
  @Column({ type: 'timestamp with time zone' }) expiresAt!: Date;
  @Column({ type: 'integer', default: 0 }) views!: number;
  @Column({ type: 'timestamp with time zone', nullable: true }) lastViewedAt!: Date | null;
}

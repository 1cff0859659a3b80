import type { LandStay, Sailing, TripMode } from '@landsea/contracts/trip';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'preview' })
@Index('ix_preview_keep_until', ['keepUntil'])
export class PreviewRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_preview' }) id!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) mode!: TripMode;
  @Column({ type: 'date' }) startDate!: string;
  @Column({ type: 'date' }) endDate!: string;
  @Column({ type: 'jsonb' }) stays!: LandStay[];
  @Column({ type: 'jsonb', nullable: true }) sailing!: Sailing | null;
  @Column({ type: 'integer' }) adults!: number;
  @Column({ type: 'integer' }) children!: number;
  @Column({ type: 'jsonb', nullable: true }) childAges!: number[] | null;

  @Column({ type: 'integer', nullable: true }) estimatedCents!: number | null;

  @Column({ type: 'text' }) madeBy!: string;
  @Column({ type: 'timestamp with time zone' }) createdAt!: Date;
  @Column({ type: 'timestamp with time zone' }) expiresAt!: Date;

  /** Later than `expiresAt` when somebody went to pay for it. */
  @Column({ type: 'timestamp with time zone' }) keepUntil!: Date;
}

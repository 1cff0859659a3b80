import type { Activity } from '@landsea/contracts/trip';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'activity' })
@Index('ix_activity_trip_seq', ['tripId', 'seq'])
@Index('ix_activity_user', ['userId'])
export class ActivityRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_activity' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('TripRow', { name: 'fk_activity_trip', onDelete: 'CASCADE' })
  tripId!: string;

  /** A bigint, which the driver reads as text. */
  @Column({
    type: 'bigint',
    generated: 'identity',
    generatedIdentity: 'ALWAYS',
    insert: false,
    update: false,
  })
  seq!: string;

  @Column({ type: 'timestamp with time zone' }) at!: Date;
  @Column({ type: 'uuid', nullable: true }) userId!: string | null;
  @Column({ type: 'text' }) byName!: string;
  @Column({ type: 'text' }) kind!: string;
  @Column({ type: 'text' }) subjectId!: string;
  @Column({ type: 'text' }) action!: Activity['action'];
  @Column({ type: 'text' }) what!: string;
  @Column({ type: 'jsonb', nullable: true }) before!: Record<string, unknown> | null;
  @Column({ type: 'jsonb', nullable: true }) after!: Record<string, unknown> | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) undoneAt!: Date | null;
}

import type { Activity } from '@landsea/contracts/trip';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'activity' })
@Index('ix_activity_trip_seq', ['tripId', 'seq'])
@Index('ix_activity_user', ['userId'])
export class ActivityRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_activity' })
  id!: string;

  @Column({ name: 'trip_id', type: 'uuid' })
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

  @Column({ type: 'timestamp with time zone' })
  at!: Date;

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ name: 'by_name', type: 'text' })
  byName!: string;

  @Column({ type: 'text' })
  kind!: string;

  @Column({ name: 'subject_id', type: 'text' })
  subjectId!: string;

  @Column({ type: 'text' })
  action!: Activity['action'];

  @Column({ type: 'text' })
  what!: string;

  @Column({ type: 'jsonb', nullable: true })
  before!: Record<string, unknown> | null;

  @Column({ type: 'jsonb', nullable: true })
  after!: Record<string, unknown> | null;

  @Column({ name: 'undone_at', type: 'timestamp with time zone', nullable: true })
  undoneAt!: Date | null;
}

import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { LoggedChangeRow } from './logged-change-row.js';

@Entity({ name: 'activity' })
@Index('ix_activity_trip_seq', ['tripId', 'seq'])
@Index('ix_activity_user', ['userId'])
export class ActivityRow extends LoggedChangeRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_activity' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('TripRow', { name: 'fk_activity_trip', onDelete: 'CASCADE' })
  tripId!: string;
}

import type { WindowKind } from '@landsea/contracts/planning';
import type { DayClock } from '@landsea/contracts/trip';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** A window that moves is another reminder, and none is sent twice. */
@Entity({ name: 'reminder' })
@Unique('uq_reminder_window', ['userId', 'tripId', 'windowId', 'opensAt'])
@Index('ix_reminder_trip', ['tripId'])
@Index('ix_reminder_due', ['remindAt'], { where: 'sent_at IS NULL' })
export class ReminderRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_reminder' }) id!: string;
  @Column({ type: 'uuid' }) userId!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('TripRow', { name: 'fk_reminder_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ type: 'text' }) windowId!: string;
  @Column({ type: 'text' }) kind!: WindowKind;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text' }) rule!: string;
  @Column({ type: 'timestamp with time zone' }) opensAt!: Date;

  /** Null for the parks' clocks. */
  @Column({ type: 'jsonb', nullable: true }) clock!: DayClock | null;

  @Column({ type: 'timestamp with time zone' }) closesAt!: Date;
  @Column({ type: 'timestamp with time zone' }) remindAt!: Date;
  @Column({ type: 'timestamp with time zone', nullable: true }) sentAt!: Date | null;
  @Column({ type: 'boolean', default: false }) inApp!: boolean;
}

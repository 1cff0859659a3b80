import type { WindowKind } from '@landsea/contracts/planning';
import type { DayClock } from '@landsea/contracts/trip';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** One reminder of one window at one instant: a window that moves is a new one, and none is sent twice. */
@Entity({ name: 'reminder' })
@Unique('uq_reminder_window', ['userId', 'tripId', 'windowId', 'opensAt'])
@Index('ix_reminder_trip', ['tripId'])
@Index('ix_reminder_due', ['remindAt'], { where: 'sent_at IS NULL' })
export class ReminderRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_reminder' })
  id!: string;

  /** A user of identity. */
  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ name: 'trip_id', type: 'uuid' })
  @ForeignKey('TripRow', { name: 'fk_reminder_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ name: 'window_id', type: 'text' })
  windowId!: string;

  @Column({ type: 'text' })
  kind!: WindowKind;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  rule!: string;

  @Column({ name: 'opens_at', type: 'timestamp with time zone' })
  opensAt!: Date;

  /** The clocks that the window goes by; null for those of the parks. */
  @Column({ type: 'jsonb', nullable: true })
  clock!: DayClock | null;

  @Column({ name: 'closes_at', type: 'timestamp with time zone' })
  closesAt!: Date;

  @Column({ name: 'remind_at', type: 'timestamp with time zone' })
  remindAt!: Date;

  @Column({ name: 'sent_at', type: 'timestamp with time zone', nullable: true })
  sentAt!: Date | null;

  /** Whether it shows in the app; the person's choice at the moment of sending. */
  @Column({ name: 'in_app', type: 'boolean', default: false })
  inApp!: boolean;
}

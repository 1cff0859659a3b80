import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

@Entity({ name: 'calendar_feed' })
@Unique('uq_calendar_feed_token', ['tokenHash'])
export class CalendarFeedRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_calendar_feed' })
  @ForeignKey('TripRow', { name: 'fk_calendar_feed_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_calendar_feed' }) userId!: string;
  @Column({ type: 'text' }) tokenHash!: string;
  @Column({ type: 'timestamp with time zone' }) createdAt!: Date;
  @Column({ type: 'timestamp with time zone', nullable: true }) readAt!: Date | null;
}

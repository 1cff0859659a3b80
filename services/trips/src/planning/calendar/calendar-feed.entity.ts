import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

@Entity({ name: 'calendar_feed' })
@Unique('uq_calendar_feed_token', ['tokenHash'])
export class CalendarFeedRow {
  @PrimaryColumn({ name: 'trip_id', type: 'uuid', primaryKeyConstraintName: 'pk_calendar_feed' })
  @ForeignKey('TripRow', { name: 'fk_calendar_feed_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'pk_calendar_feed' })
  userId!: string;

  @Column({ name: 'token_hash', type: 'text' })
  tokenHash!: string;

  @Column({ name: 'created_at', type: 'timestamp with time zone' })
  createdAt!: Date;

  @Column({ name: 'read_at', type: 'timestamp with time zone', nullable: true })
  readAt!: Date | null;
}

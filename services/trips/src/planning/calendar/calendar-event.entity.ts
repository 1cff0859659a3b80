import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

@Entity({ name: 'calendar_event' })
export class CalendarEventRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_calendar_event' })
  @ForeignKey('TripRow', { name: 'fk_calendar_event_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_calendar_event' }) uid!: string;
  @Column({ type: 'text' }) digest!: string;
  @Column({ type: 'integer', default: 0 }) sequence!: number;
  @Column({ type: 'timestamp with time zone' }) modifiedAt!: Date;
}

import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Triggers write the row in the transaction of the change. */
@Entity({ name: 'reminder_work' })
export class ReminderWorkRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_reminder_work' })
  @ForeignKey('TripRow', { name: 'fk_reminder_work_trip', onDelete: 'CASCADE' })
  tripId!: string;
}

import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Triggers write one row for each change, in its transaction. */
@Entity({ name: 'reminder_work' })
@Index('ix_reminder_work_trip', ['tripId'])
export class ReminderWorkRow {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_reminder_work',
  })
  id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('TripRow', { name: 'fk_reminder_work_trip', onDelete: 'CASCADE' })
  tripId!: string;
}

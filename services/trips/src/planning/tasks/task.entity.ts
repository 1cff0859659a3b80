import type { TaskDue, TaskStatus, TaskTopic } from '@landsea/contracts/planning';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The browser names the id, so it is unique within one trip only. */
@Entity({ name: 'task' })
export class TaskRow {
  @PrimaryColumn({ name: 'trip_id', type: 'uuid', primaryKeyConstraintName: 'pk_task' })
  @ForeignKey('TripRow', { name: 'fk_task_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_task' })
  id!: string;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text', nullable: true })
  notes!: string | null;

  @Column({ type: 'text', default: 'to-do' })
  status!: TaskStatus;

  @Column({ type: 'integer' })
  position!: number;

  @Column({ type: 'text', nullable: true })
  topic!: TaskTopic | null;

  @Column({ type: 'text', nullable: true })
  person!: string | null;

  /** The rule; the date follows from it and the trip as it stands. */
  @Column({ type: 'jsonb', nullable: true })
  due!: TaskDue | null;

  @Column({ name: 'window_id', type: 'text', nullable: true })
  windowId!: string | null;

  /** Which suggestion it was added from. */
  @Column({ name: 'template_key', type: 'text', nullable: true })
  templateKey!: string | null;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamp with time zone', default: () => 'now()' })
  updatedAt!: Date;
}

import type { MessageWay, TaskRepeat, TaskWho } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'workflow_task' })
@Index('uq_workflow_task_key', ['clientId', 'tripId', 'key'], { unique: true })
@Index('ix_workflow_task_due', ['clientId', 'dueOn'], { where: 'done_at IS NULL' })
@Index('ix_workflow_task_trip', ['tripId'])
@Index('ix_workflow_task_sending', ['dueOn', 'id'], {
  where:
    "message_way = 'auto' AND sent_at IS NULL AND done_at IS NULL AND removed_at IS NULL AND send_problem IS NULL",
})
@Index('uq_workflow_task_after', ['afterId'], { unique: true })
export class WorkflowTaskRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_workflow_task' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ClientRow', { name: 'fk_workflow_task_client', onDelete: 'CASCADE' })
  clientId!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('TripRow', { name: 'fk_workflow_task_trip', onDelete: 'CASCADE' })
  tripId!: string;

  /** The key in the template, with `#` and an id for a repetition; null for a task that a person added. */
  @Column({ type: 'text', nullable: true }) key!: string | null;

  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text', nullable: true }) reason!: string | null;
  @Column({ type: 'text', nullable: true }) rule!: string | null;
  @Column({ type: 'text', default: '' }) note!: string;
  @Column({ type: 'date', nullable: true }) dueOn!: string | null;

  /** A person chose the day, so it stays when the trip moves. */
  @Column({ type: 'boolean', default: false }) hasOwnDate!: boolean;

  @Column({ type: 'date', nullable: true }) movedFrom!: string | null;
  @Column({ type: 'text' }) who!: TaskWho;
  @Column({ type: 'integer', default: 1000 }) position!: number;
  @Column({ type: 'uuid', nullable: true }) assigneeId!: string | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) doneAt!: Date | null;
  @Column({ type: 'uuid', nullable: true }) doneBy!: string | null;
  @Column({ type: 'text', nullable: true }) doneByName!: string | null;

  /** Equals `doneAt` where a booking finished the task and nobody ticked it. */
  @Column({ type: 'timestamp with time zone', nullable: true }) followedAt!: Date | null;

  /** It was due before the list began: done without anybody doing it, and not shown to the client. */
  @Column({ type: 'boolean', default: false }) skipped!: boolean;

  /** The row stays, so that new dates do not bring the task of the template back. */
  @Column({ type: 'timestamp with time zone', nullable: true }) removedAt!: Date | null;

  @Column({ type: 'text', nullable: true }) repeatEvery!: TaskRepeat['every'] | null;

  /** Null for the day on which the trip begins. */
  @Column({ type: 'date', nullable: true }) repeatUntil!: string | null;

  @Column({ type: 'date', nullable: true }) repeatFrom!: string | null;

  /** A person chose the repetition: its last day stays when the trip moves. */
  @Column({ type: 'boolean', default: false }) hasOwnRepeat!: boolean;

  /** One of ours, or the id of an own template. */
  @Column({ type: 'text', nullable: true }) messageTemplate!: string | null;
  @Column({ type: 'text', nullable: true }) messageWay!: MessageWay | null;

  /** A person chose the message, so new dates of the list do not take the choice away. */
  @Column({ type: 'boolean', default: false }) hasOwnMessage!: boolean;

  /** The task got its day and message then: nothing is sent that nobody could see before. */
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) messageSince!: Date;

  /** A sentence about why it was not sent by itself on its day. */
  @Column({ type: 'text', nullable: true }) sendProblem!: string | null;

  /** It stays when the task is opened again, so that nothing is sent twice. */
  @Column({ type: 'timestamp with time zone', nullable: true }) sentAt!: Date | null;

  @Column({ type: 'uuid', nullable: true }) afterId!: string | null;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}

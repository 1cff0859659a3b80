import type { ListedTask, WorkflowTemplateKey } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** It belongs to the client, so a hand-over moves it. */
@Entity({ name: 'trip_workflow' })
@Index('ix_trip_workflow_trip', ['tripId'])
export class TripWorkflowRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_trip_workflow' })
  @ForeignKey('ClientRow', { name: 'fk_trip_workflow_client', onDelete: 'CASCADE' })
  clientId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_trip_workflow' })
  @ForeignKey('TripRow', { name: 'fk_trip_workflow_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ type: 'text' }) template!: WorkflowTemplateKey;
  @Column({ type: 'date' }) bookedOn!: string;

  /** Tasks that were late by then are due on this day. */
  @Column({ type: 'date' }) appliedOn!: string;

  /** An own list, whose tasks stay as they were; its author may change or delete it. */
  @Column({ type: 'uuid', nullable: true }) listId!: string | null;
  @Column({ type: 'text', nullable: true }) listTitle!: string | null;
  @Column({ type: 'jsonb', nullable: true }) listTasks!: ListedTask[] | null;

  /** Since then none of its tasks sends a message by itself. */
  @Column({ type: 'timestamp with time zone', nullable: true }) sendingPausedAt!: Date | null;
}

import type { WorkflowTemplateKey } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The template that an agent chose for a client's trip. It belongs to the client, so it goes along to another agent. */
@Entity({ name: 'trip_workflow' })
@Index('ix_trip_workflow_trip', ['tripId'])
export class TripWorkflowRow {
  @PrimaryColumn({ name: 'client_id', type: 'uuid', primaryKeyConstraintName: 'pk_trip_workflow' })
  @ForeignKey('ClientRow', { name: 'fk_trip_workflow_client', onDelete: 'CASCADE' })
  clientId!: string;

  @PrimaryColumn({ name: 'trip_id', type: 'uuid', primaryKeyConstraintName: 'pk_trip_workflow' })
  @ForeignKey('TripRow', { name: 'fk_trip_workflow_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ type: 'text' })
  template!: WorkflowTemplateKey;

  @Column({ name: 'booked_on', type: 'date' })
  bookedOn!: string;

  /** The day from which on tasks are due, those that were late by then on this day. */
  @Column({ name: 'applied_on', type: 'date' })
  appliedOn!: string;
}

import type { TaskDue, TaskStatus, TaskTopic } from '@landsea/contracts/planning';
import { Column, Entity } from 'typeorm';
import { defineEditedTripRow } from '../../trip/rows/row-of-trip.js';

@Entity({ name: 'task' })
export class TaskRow extends defineEditedTripRow('task') {
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text', nullable: true }) notes!: string | null;
  @Column({ type: 'text', default: 'to-do' }) status!: TaskStatus;
  @Column({ type: 'integer' }) position!: number;
  @Column({ type: 'text', nullable: true }) topic!: TaskTopic | null;
  @Column({ type: 'text', nullable: true }) person!: string | null;

  @Column({ type: 'jsonb', nullable: true }) due!: TaskDue | null;

  @Column({ type: 'text', nullable: true }) windowId!: string | null;
  @Column({ type: 'text', nullable: true }) templateKey!: string | null;
}

import type { ListedTask, WorkflowTemplateKey } from '@landsea/contracts/agents';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { OwnTemplateRow } from './own-template.entity.js';

@Entity({ name: 'task_list' })
export class TaskListRow extends OwnTemplateRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_task_list' }) userId!: string;
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_task_list' }) id!: string;
  @Column({ type: 'jsonb' }) tasks!: ListedTask[];
  @Column({ type: 'text', nullable: true }) replaces!: WorkflowTemplateKey | null;
}

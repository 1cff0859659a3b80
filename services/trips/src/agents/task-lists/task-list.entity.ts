import type { ListedTask, WorkflowTemplateKey } from '@landsea/contracts/agents';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'task_list' })
export class TaskListRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_task_list' }) userId!: string;
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_task_list' }) id!: string;
  @Column({ type: 'text' }) authorName!: string;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'jsonb' }) tasks!: ListedTask[];
  @Column({ type: 'boolean' }) isShared!: boolean;
  @Column({ type: 'text', nullable: true }) replaces!: WorkflowTemplateKey | null;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}

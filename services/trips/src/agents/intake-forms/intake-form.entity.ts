import type { IntakeTemplate } from '@landsea/contracts/agents';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** `version` is the number of its latest version. */
@Entity({ name: 'intake_form' })
@Index('uq_intake_form_agent', ['agentId', 'template'], { unique: true })
export class IntakeFormRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_intake_form' }) id!: string;
  @Column({ type: 'uuid' }) agentId!: string;
  @Column({ type: 'text' }) template!: IntakeTemplate;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text' }) intro!: string;
  @Column({ type: 'jsonb' }) off!: string[];
  @Column({ type: 'jsonb' }) texts!: Record<string, string>;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}

import type { IntakeSchema } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The questions as they stood: answers to them are read and checked by them. */
@Entity({ name: 'intake_form_version' })
export class IntakeFormVersionRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_intake_form_version' })
  @ForeignKey('IntakeFormRow', { name: 'fk_intake_form_version_form', onDelete: 'CASCADE' })
  formId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_intake_form_version' }) number!: number;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text' }) intro!: string;
  @Column({ type: 'jsonb' }) content!: IntakeSchema;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;
}

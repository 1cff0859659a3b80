import type { AgreementBlock } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

@Entity({ name: 'agreement_text_version' })
export class AgreementTextVersionRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agreement_text_version' })
  @ForeignKey('AgreementTextRow', { name: 'fk_agreement_text_version_text', onDelete: 'CASCADE' })
  textId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_agreement_text_version' }) number!: number;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'jsonb' }) blocks!: AgreementBlock[];
  @Column({ type: 'date', nullable: true }) lawyerReadOn!: string | null;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;
}

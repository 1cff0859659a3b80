import type { AgreementBlock, AgreementKind, AgreementValues } from '@landsea/contracts/agents';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An assistant works on the texts of the agency's owner. */
@Entity({ name: 'agreement_text' })
@Index('uq_agreement_text_agent', ['agentId', 'kind'], { unique: true })
export class AgreementTextRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agreement_text' }) id!: string;
  @Column({ type: 'uuid' }) agentId!: string;
  @Column({ type: 'text' }) kind!: AgreementKind;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'jsonb' }) blocks!: AgreementBlock[];

  /** Fields that are the same for all clients. */
  @Column({ type: 'jsonb' }) values!: AgreementValues;

  @Column({ type: 'date', nullable: true }) lawyerReadOn!: string | null;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}

import type { ProposalState } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'intake_proposal' })
@Index('ix_intake_proposal_answer', ['answerId', 'position'])
export class IntakeProposalRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_intake_proposal' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('IntakeAnswerRow', { name: 'fk_intake_proposal_answer', onDelete: 'CASCADE' })
  answerId!: string;

  @Column({ type: 'integer' }) position!: number;
  @Column({ type: 'text' }) fieldKey!: string;
  @Column({ type: 'text' }) attribute!: string;

  /** A person of the household, or the one whom accepting adds. */
  @Column({ type: 'uuid', nullable: true }) personId!: string | null;

  @Column({ type: 'text', nullable: true }) personName!: string | null;
  @Column({ type: 'text' }) label!: string;
  @Column({ type: 'jsonb' }) value!: unknown;
  @Column({ type: 'text' }) theirs!: string;

  /** The record's value when the family sent the form. */
  @Column({ type: 'text', nullable: true }) base!: string | null;

  @Column({ type: 'boolean', default: false }) isHealth!: boolean;
  @Column({ type: 'text', default: 'open' }) state!: ProposalState;
  @Column({ type: 'timestamp with time zone', nullable: true }) decidedAt!: Date | null;
}

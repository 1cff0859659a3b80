import type { IntakeAnswers, IntakeAnswerState, IntakeConsent } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The agent sees it once it is sent; `clientId` is null before, and while the agent's list is full. */
@Entity({ name: 'intake_answer' })
@Index('uq_intake_answer_token', ['tokenHash'], { unique: true })
@Index('uq_intake_answer_confirm', ['confirmHash'], { unique: true })
@Index('ix_intake_answer_form', ['formId', 'sentAt'])
@Index('ix_intake_answer_link', ['linkId'])
@Index('ix_intake_answer_client', ['clientId'])
@Index('ix_intake_answer_trip', ['tripId'])
@Index('ix_intake_answer_email', ['email'])
export class IntakeAnswerRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_intake_answer' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('IntakeFormRow', { name: 'fk_intake_answer_form', onDelete: 'CASCADE' })
  formId!: string;

  @Column({ type: 'integer' }) formVersion!: number;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('IntakeLinkRow', { name: 'fk_intake_answer_link', onDelete: 'SET NULL' })
  linkId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('ClientRow', { name: 'fk_intake_answer_client', onDelete: 'CASCADE' })
  clientId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('TripRow', { name: 'fk_intake_answer_trip', onDelete: 'SET NULL' })
  tripId!: string | null;

  @Column({ type: 'text' }) state!: IntakeAnswerState | 'draft';
  @Column({ type: 'jsonb' }) answers!: IntakeAnswers;
  @Column({ type: 'jsonb', default: [] }) consents!: IntakeConsent[];
  @Column({ type: 'text', nullable: true }) source!: string | null;
  @Column({ type: 'text', default: '' }) name!: string;
  @Column({ type: 'text', default: '' }) email!: string;

  /** SHA-256, hex: continues the draft on any device. */
  @Column({ type: 'text' }) tokenHash!: string;

  /** SHA-256, hex: confirms the address that was typed. */
  @Column({ type: 'text', nullable: true }) confirmHash!: string | null;

  /** The client is in the agent's list because of these answers. */
  @Column({ type: 'boolean', default: false }) madeClient!: boolean;

  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) startedAt!: Date;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
  @Column({ type: 'timestamp with time zone', nullable: true }) sentAt!: Date | null;
}

import type {
  AgreementContent,
  AgreementKind,
  AgreementState,
  AgreementValues,
  DrawnSignature,
  SigningAnswers,
} from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

export interface StoredSignature {
  name: string;
  drawn: DrawnSignature | null;
  answers: SigningAnswers;
}

/** It belongs to the client, so a hand-over moves it; once the client is deleted, to `agentId`. */
@Entity({ name: 'agreement' })
@Index('uq_agreement_token', ['tokenHash'], { unique: true })
@Index('ix_agreement_agent', ['agentId'])
@Index('ix_agreement_client', ['clientId'])
@Index('ix_agreement_trip', ['tripId'])
@Index('ix_agreement_text', ['textId'])
export class AgreementRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agreement' }) id!: string;
  @Column({ type: 'uuid' }) agentId!: string;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('ClientRow', { name: 'fk_agreement_client', onDelete: 'SET NULL' })
  clientId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('TripRow', { name: 'fk_agreement_trip', onDelete: 'SET NULL' })
  tripId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('AgreementTextRow', { name: 'fk_agreement_text', onDelete: 'SET NULL' })
  textId!: string | null;

  @Column({ type: 'integer' }) textVersion!: number;
  @Column({ type: 'text' }) kind!: AgreementKind;
  @Column({ type: 'text' }) state!: AgreementState;
  @Column({ type: 'text' }) recipientName!: string;
  @Column({ type: 'text' }) recipientEmail!: string;
  @Column({ type: 'jsonb' }) content!: AgreementContent;

  /** SHA-256 of the content, hex. */
  @Column({ type: 'text' }) contentHash!: string;

  /** The fields as they were filled in, for the version that takes its place. */
  @Column({ type: 'jsonb' }) values!: AgreementValues;

  @Column({ type: 'jsonb', nullable: true }) signature!: StoredSignature | null;

  @Column({ type: 'text', default: '' }) reason!: string;

  /** SHA-256, hex; null for a draft. */
  @Column({ type: 'text', nullable: true }) tokenHash!: string | null;

  @Column({ type: 'text' }) trailHash!: string;

  @Column({ type: 'timestamp with time zone' }) createdAt!: Date;
  @Column({ type: 'timestamp with time zone', nullable: true }) sentAt!: Date | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) openedAt!: Date | null;

  /** The moment at which it was signed, declined or withdrawn. */
  @Column({ type: 'timestamp with time zone', nullable: true }) closedAt!: Date | null;

  @Column({ type: 'timestamp with time zone', nullable: true }) expiresAt!: Date | null;
}

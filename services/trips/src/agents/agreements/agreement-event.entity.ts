import type { AgreementEventKind } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A row is never changed, and each holds the hash of the one before; the first holds that of the content. */
@Entity({ name: 'agreement_event' })
export class AgreementEventRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agreement_event' })
  @ForeignKey('AgreementRow', { name: 'fk_agreement_event_agreement', onDelete: 'CASCADE' })
  agreementId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_agreement_event' }) seq!: number;
  @Column({ type: 'text' }) kind!: AgreementEventKind;
  @Column({ type: 'timestamp with time zone' }) at!: Date;
  @Column({ type: 'text' }) zone!: string;
  @Column({ type: 'text' }) actor!: string;
  @Column({ type: 'text' }) address!: string;
  @Column({ type: 'text' }) network!: string;
  @Column({ type: 'text' }) userAgent!: string;
  @Column({ type: 'text' }) detail!: string;
  @Column({ type: 'text' }) beforeHash!: string;
  @Column({ type: 'text' }) hash!: string;
}

import type { IntakeAsks, IntakeLinkKind } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Turning a link off deletes the row. */
@Entity({ name: 'intake_link' })
@Index('uq_intake_link_token', ['tokenHash'], { unique: true })
@Index('ix_intake_link_form', ['formId'])
@Index('ix_intake_link_client', ['clientId'])
@Index('ix_intake_link_trip', ['tripId'])
export class IntakeLinkRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_intake_link' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('IntakeFormRow', { name: 'fk_intake_link_form', onDelete: 'CASCADE' })
  formId!: string;

  @Column({ type: 'text' }) kind!: IntakeLinkKind;
  @Column({ type: 'text' }) label!: string;
  @Column({ type: 'text' }) asks!: IntakeAsks;

  /** Only of a public link, which is no secret: it stands on a website. */
  @Column({ type: 'text', nullable: true }) token!: string | null;

  /** SHA-256, hex. */
  @Column({ type: 'text' }) tokenHash!: string;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('ClientRow', { name: 'fk_intake_link_client', onDelete: 'CASCADE' })
  clientId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('TripRow', { name: 'fk_intake_link_trip', onDelete: 'CASCADE' })
  tripId!: string | null;

  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;
  @Column({ type: 'timestamp with time zone', nullable: true }) expiresAt!: Date | null;
}

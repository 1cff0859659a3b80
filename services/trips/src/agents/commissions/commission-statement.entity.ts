import type { StatementPayer } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** It stays with the agent who added it, also after a client is handed over. */
@Entity({ name: 'commission_statement' })
@Index('ux_commission_statement_file', ['agentId', 'sha256'], { unique: true })
@Index('ix_commission_statement_supplier', ['supplierId'])
export class CommissionStatementRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_commission_statement' }) id!: string;
  @Column({ type: 'uuid' }) agentId!: string;
  @Column({ type: 'text' }) payer!: StatementPayer;
  @Column({ type: 'text' }) name!: string;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('BookingSupplierRow', { name: 'fk_commission_statement_supplier', onDelete: 'SET NULL' })
  supplierId!: string | null;

  @Column({ type: 'date' }) paidOn!: string;
  @Column({ type: 'integer' }) bankCents!: number;
  @Column({ type: 'text' }) fileName!: string;
  @Column({ type: 'boolean', default: false }) isReversed!: boolean;

  /** The file in hexadecimal: the same one is added once. */
  @Column({ type: 'text' }) sha256!: string;
  @Column({ type: 'timestamp with time zone', nullable: true }) closedAt!: Date | null;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}

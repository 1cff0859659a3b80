import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** One row of the file, or a fee that was added by hand. */
@Entity({ name: 'commission_line' })
export class CommissionLineRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_commission_line' })
  @ForeignKey('CommissionStatementRow', { name: 'fk_commission_line_statement', onDelete: 'CASCADE' })
  statementId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_commission_line' }) id!: string;
  @Column({ type: 'integer' }) position!: number;
  @Column({ type: 'text' }) number!: string;
  @Column({ type: 'text' }) guestName!: string;
  @Column({ type: 'text' }) supplierName!: string;
  @Column({ type: 'date', nullable: true }) travelOn!: string | null;
  @Column({ type: 'integer' }) cents!: number;
  @Column({ type: 'boolean', default: false }) isFee!: boolean;
  @Column({ type: 'text' }) note!: string;
}

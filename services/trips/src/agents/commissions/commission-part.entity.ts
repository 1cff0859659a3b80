import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * A line’s money for a booking. Neither is a foreign key: lines go with their statement, and what was paid stays
 * when a trip is deleted, or the statement would not add up any more.
 */
@Entity({ name: 'commission_part' })
@Index('ix_commission_part_booking', ['tripId', 'bookingId'])
export class CommissionPartRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_commission_part' })
  @ForeignKey('CommissionStatementRow', { name: 'fk_commission_part_statement', onDelete: 'CASCADE' })
  statementId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_commission_part' }) lineId!: string;
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_commission_part' }) tripId!: string;
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_commission_part' }) bookingId!: string;
  @Column({ type: 'integer' }) cents!: number;

  /** The agent’s share, by the split of the day on which it was matched. */
  @Column({ type: 'integer' }) ownCents!: number;
}

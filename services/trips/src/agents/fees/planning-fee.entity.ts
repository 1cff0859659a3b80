import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A client’s payment to the agent; it moves with the client. */
@Entity({ name: 'planning_fee' })
@Index('ix_planning_fee_client', ['clientId'])
@Index('ix_planning_fee_trip', ['tripId'])
@Index('ix_planning_fee_user', ['toldUserId'])
export class PlanningFeeRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_planning_fee' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ClientRow', { name: 'fk_planning_fee_client', onDelete: 'CASCADE' })
  clientId!: string;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('TripRow', { name: 'fk_planning_fee_trip', onDelete: 'SET NULL' })
  tripId!: string | null;

  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'integer' }) cents!: number;
  @Column({ type: 'date', nullable: true }) dueOn!: string | null;
  @Column({ type: 'text', nullable: true }) payLink!: string | null;
  @Column({ type: 'text', default: '' }) note!: string;
  @Column({ type: 'timestamp with time zone', nullable: true }) toldAt!: Date | null;
  @Column({ type: 'uuid', nullable: true }) toldUserId!: string | null;
  @Column({ type: 'text', nullable: true }) toldByName!: string | null;
  @Column({ type: 'date', nullable: true }) receivedOn!: string | null;
  @Column({ type: 'text', nullable: true }) waivedReason!: string | null;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}

import type { MorningOutcome } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A window that moves is another row, and is open again. */
@Entity({ name: 'desk_outcome' })
@Index('ix_desk_outcome_user', ['userId'])
export class DeskOutcomeRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_desk_outcome' })
  @ForeignKey('TripRow', { name: 'fk_desk_outcome_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_desk_outcome' }) windowId!: string;

  @PrimaryColumn({ type: 'timestamp with time zone', primaryKeyConstraintName: 'pk_desk_outcome' })
  opensAt!: Date;

  @Column({ type: 'text' }) outcome!: MorningOutcome;
  @Column({ type: 'timestamp with time zone', nullable: true }) laterAt!: Date | null;
  @Column({ type: 'uuid', nullable: true }) userId!: string | null;
  @Column({ type: 'text' }) byName!: string;
  @Column({ type: 'timestamp with time zone' }) at!: Date;
}

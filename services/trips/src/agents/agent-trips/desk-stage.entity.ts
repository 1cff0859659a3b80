import type { TripStage } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'desk_stage' })
@Index('ix_desk_stage_trip', ['tripId'])
export class DeskStageRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_desk_stage' })
  @ForeignKey('ClientRow', { name: 'fk_desk_stage_client', onDelete: 'CASCADE' })
  clientId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_desk_stage' })
  @ForeignKey('TripRow', { name: 'fk_desk_stage_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ type: 'text' }) stage!: TripStage;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}

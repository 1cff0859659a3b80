import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

@Entity({ name: 'trip_template' })
export class TripTemplateRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_trip_template' })
  @ForeignKey('AgentTripRow', { name: 'fk_trip_template_agent_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) savedAt!: Date;
}

import type { KeptTripContent } from '@landsea/contracts/agents';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** It belongs to the person who left; the trip it was taken from may be gone. */
@Entity({ name: 'kept_trip' })
@Index('uq_kept_trip_user', ['userId', 'tripId'], { unique: true })
export class KeptTripRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_kept_trip' }) id!: string;
  @Column({ type: 'uuid' }) userId!: string;
  @Column({ type: 'uuid' }) tripId!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'date' }) startDate!: string;
  @Column({ type: 'date' }) endDate!: string;
  @Column({ type: 'text' }) agentName!: string;
  @Column({ type: 'jsonb' }) content!: KeptTripContent;
  @Column({ type: 'timestamp with time zone' }) keptAt!: Date;
}

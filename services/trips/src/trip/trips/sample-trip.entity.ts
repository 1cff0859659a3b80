import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A trip to look around with: it counts for no limit. */
@Entity({ name: 'sample_trip' })
export class SampleTripRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_sample_trip' })
  @ForeignKey('TripRow', { name: 'fk_sample_trip_trip', onDelete: 'CASCADE' })
  tripId!: string;
}

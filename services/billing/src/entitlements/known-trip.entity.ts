import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A copy that follows `trips.trip-changed`; trips owns the data. */
@Entity({ name: 'known_trip' })
export class KnownTrip {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_known_trip' }) tripId!: string;
  @Column({ type: 'uuid' }) ownerId!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'date' }) startDate!: string;
  @Column({ type: 'date' }) endDate!: string;
  @Column({ type: 'boolean', default: false }) begun!: boolean;
  @Column({ type: 'boolean' }) archived!: boolean;
  @Column({ type: 'boolean' }) deleted!: boolean;
  @Column({ type: 'integer' }) version!: number;
}

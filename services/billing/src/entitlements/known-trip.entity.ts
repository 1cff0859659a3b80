import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What trips last published about a trip; a copy that follows `trips.trip-changed`, never the truth. */
@Entity({ name: 'known_trip' })
export class KnownTrip {
  @PrimaryColumn({ name: 'trip_id', type: 'uuid', primaryKeyConstraintName: 'pk_known_trip' })
  tripId!: string;

  /** Of identity. */
  @Column({ name: 'owner_id', type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ name: 'start_date', type: 'date' })
  startDate!: string;

  @Column({ name: 'end_date', type: 'date' })
  endDate!: string;

  /** It has begun once, wherever its dates were moved afterwards. */
  @Column({ type: 'boolean', default: false })
  begun!: boolean;

  @Column({ type: 'boolean' })
  archived!: boolean;

  @Column({ type: 'boolean' })
  deleted!: boolean;

  @Column({ type: 'integer' })
  version!: number;
}

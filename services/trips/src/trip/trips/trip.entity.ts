import type { LandStay, Sailing, TripSummary, Traveler } from '@landsea/contracts/trip';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'trip' })
@Index('ix_trip_owner_created', ['ownerId', 'createdAt', 'id'])
@Index('ix_trip_owner_start', ['ownerId', 'startDate'])
@Index('ix_trip_owner_end', ['ownerId', 'endDate', 'id'])
@Index('ix_trip_owner_archived', ['ownerId', 'archived', 'createdAt', 'id'])
@Index('ix_trip_purge_at', ['purgeAt'], { where: 'purge_at IS NOT NULL' })
export class TripRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_trip' }) id!: string;
  @Column({ type: 'uuid' }) ownerId!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) mode!: TripSummary['mode'];
  @Column({ type: 'date' }) startDate!: string;
  @Column({ type: 'date' }) endDate!: string;

  @Column({ type: 'text', default: 'planning' }) status!: 'planning' | 'booked';

  @Column({ type: 'boolean', default: false }) archived!: boolean;
  @Column({ type: 'jsonb' }) stays!: LandStay[];
  @Column({ type: 'jsonb', nullable: true }) sailing!: Sailing | null;
  @Column({ type: 'jsonb' }) party!: Traveler[];

  /** The agent's own lists leave the trip out. */
  @Column({ type: 'boolean', default: false }) forClient!: boolean;

  /** Cents for an hour that each person does not wait in line. */
  @Column({ type: 'integer', nullable: true }) hourCents!: number | null;

  /** Grows with each change, which is published; an edit names the version it saw. */
  @Column({ type: 'integer', default: 1 }) version!: number;

  /** Set when the trip is deleted: it is removed at this instant. */
  @Column({ type: 'timestamp with time zone', nullable: true }) purgeAt!: Date | null;

  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;
}

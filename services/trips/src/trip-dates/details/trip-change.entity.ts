import type { TripDetail } from '@landsea/contracts/trip';
import type { LineDay } from '../../money/budget/budget-days.queries.js';
import type { ItemMove } from './item-moves.js';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** What a change can make different, as it was. */
export type TripBefore = Pick<
  TripDetail,
  'name' | 'mode' | 'startDate' | 'endDate' | 'stays' | 'sailing' | 'days'
> & {
  status: 'planning' | 'booked';
  /** Days of budget lines as the change made them, and as they were. */
  lineDays: LineDay[];
  /** The same of day items; none in changes that are older than they. */
  itemMoves?: ItemMove[];
};

/** How a trip was before the change that led to `version`, so that it can be taken back in one step. */
@Entity({ name: 'trip_change' })
export class TripChangeRow {
  @PrimaryColumn({ name: 'trip_id', type: 'uuid', primaryKeyConstraintName: 'pk_trip_change' })
  @ForeignKey('TripRow', { name: 'fk_trip_change_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_trip_change' })
  version!: number;

  @Column({ type: 'jsonb' })
  before!: TripBefore;

  /** A user of identity. */
  @Column({ name: 'changed_by', type: 'uuid' })
  changedBy!: string;

  @Column({ name: 'changed_at', type: 'timestamp with time zone' })
  changedAt!: Date;
}

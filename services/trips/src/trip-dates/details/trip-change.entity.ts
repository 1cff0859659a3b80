import type { TripDetail } from '@landsea/contracts/trip';
import type { LineDay } from '../../money/budget/budget-days.queries.js';
import type { ItemMove } from './item-moves.js';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

export type TripBefore = Pick<
  TripDetail,
  'name' | 'mode' | 'startDate' | 'endDate' | 'stays' | 'sailing' | 'days'
> & {
  status: 'planning' | 'booked';
  lineDays: LineDay[];
  itemMoves?: ItemMove[];
};

@Entity({ name: 'trip_change' })
export class TripChangeRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_trip_change' })
  @ForeignKey('TripRow', { name: 'fk_trip_change_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_trip_change' }) version!: number;
  @Column({ type: 'jsonb' }) before!: TripBefore;
  @Column({ type: 'uuid' }) changedBy!: string;
  @Column({ type: 'timestamp with time zone' }) changedAt!: Date;
}

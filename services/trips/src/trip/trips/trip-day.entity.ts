import type { DayEvening, TripDay } from '@landsea/contracts/trip';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

@Entity({ name: 'trip_day' })
export class TripDayRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_trip_day' })
  @ForeignKey('TripRow', { name: 'fk_trip_day_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'pk_trip_day' }) date!: string;
  @Column({ type: 'text' }) kind!: TripDay['kind'];
  @Column({ type: 'text', array: true, default: () => `'{}'` }) parks!: TripDay['parks'];
  @Column({ type: 'text', nullable: true }) place!: string | null;
  @Column({ type: 'text', nullable: true }) note!: string | null;
  @Column({ type: 'text', nullable: true }) arrivesAt!: string | null;
  @Column({ type: 'text', nullable: true }) leavesAt!: string | null;
  @Column({ type: 'text', nullable: true }) evening!: DayEvening | null;
  @Column({ type: 'integer', default: 1 }) version!: number;
}

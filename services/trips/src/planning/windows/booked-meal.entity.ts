import type { BookedMeal } from '@landsea/contracts/planning';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A table that is booked. The browser names the id, so it tells meals apart within one trip only. */
@Entity({ name: 'booked_meal' })
export class BookedMealRow implements BookedMeal {
  @PrimaryColumn({ name: 'trip_id', type: 'uuid', primaryKeyConstraintName: 'pk_booked_meal' })
  @ForeignKey('TripRow', { name: 'fk_booked_meal_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_booked_meal' })
  id!: string;

  @Column({ type: 'text' })
  place!: string;

  @Column({ type: 'date' })
  date!: string;

  /** `HH:MM` on clocks at the parks. */
  @Column({ type: 'text' })
  time!: string;

  @Column({ type: 'integer' })
  people!: number;

  @Column({ type: 'integer', default: 1 })
  version!: number;
}

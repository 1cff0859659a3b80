import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Triggers write the row in the transaction of the change. */
@Entity({ name: 'desk_work' })
export class DeskWorkRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_desk_work' })
  @ForeignKey('TripRow', { name: 'fk_desk_work_trip', onDelete: 'CASCADE' })
  tripId!: string;
}

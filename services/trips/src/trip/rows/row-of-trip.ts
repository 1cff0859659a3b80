import { Column, ForeignKey, PrimaryColumn } from 'typeorm';

/** The browser chooses the id, so it is unique within one trip only; `version` grows with each change. */
export const defineTripRow = (table: string) => {
  abstract class RowOfTrip {
    @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: `pk_${table}` })
    @ForeignKey('TripRow', { name: `fk_${table}_trip`, onDelete: 'CASCADE' })
    tripId!: string;

    @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: `pk_${table}` }) id!: string;
    @Column({ type: 'integer', default: 1 }) version!: number;
    @Column({ type: 'timestamp with time zone', default: () => 'clock_timestamp()' }) createdAt!: Date;
  }
  return RowOfTrip;
};

export const defineEditedTripRow = (table: string) => {
  abstract class EditedRowOfTrip extends defineTripRow(table) {
    @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
  }
  return EditedRowOfTrip;
};

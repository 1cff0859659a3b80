import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Triggers write one row for each change, in its transaction. */
@Entity({ name: 'desk_work' })
@Index('ix_desk_work_trip', ['tripId'])
export class DeskWorkRow {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_desk_work',
  })
  id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('TripRow', { name: 'fk_desk_work_trip', onDelete: 'CASCADE' })
  tripId!: string;
}

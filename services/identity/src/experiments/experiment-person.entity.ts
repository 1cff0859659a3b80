import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'experiment_person' })
@Index('ix_experiment_person_registered_at', ['registeredAt'])
export class ExperimentPersonRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'pk_experiment_person' })
  userId!: string;

  @Column({ type: 'text' })
  visitor!: string;

  @Column({ name: 'registered_at', type: 'timestamp with time zone' })
  registeredAt!: Date;
}

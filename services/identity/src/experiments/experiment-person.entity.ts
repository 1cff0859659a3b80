import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'experiment_person' })
@Index('ix_experiment_person_registered_at', ['registeredAt'])
export class ExperimentPersonRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_experiment_person' }) userId!: string;
  @Column({ type: 'text' }) visitor!: string;
  @Column({ type: 'timestamp with time zone' }) registeredAt!: Date;
}

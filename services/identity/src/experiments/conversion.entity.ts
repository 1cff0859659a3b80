import type { ConversionStep } from '@landsea/contracts/experiments';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const primaryKeyConstraintName = 'pk_experiment_conversion';

@Entity({ name: 'experiment_conversion' })
@Index('ix_experiment_conversion_reached_at', ['reachedAt'])
export class ConversionRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName }) visitor!: string;
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName }) step!: ConversionStep;
  @Column({ type: 'timestamp with time zone' }) reachedAt!: Date;
}

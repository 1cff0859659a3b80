import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const primaryKeyConstraintName = 'pk_experiment_exposure';

/** `visitor` is the SHA-256 of the gateway's cookie. */
@Entity({ name: 'experiment_exposure' })
@Index('ix_experiment_exposure_seen_at', ['seenAt'])
export class ExposureRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName }) experiment!: string;
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName }) version!: number;
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName }) visitor!: string;
  @Column({ type: 'text' }) variant!: string;
  @Column({ type: 'timestamp with time zone' }) seenAt!: Date;
  @Column({ type: 'text', nullable: true }) build!: string | null;
  @Column({ type: 'integer', nullable: true }) largestPaintMs!: number | null;
  @Column({ type: 'integer', default: 0 }) scriptErrors!: number;
}

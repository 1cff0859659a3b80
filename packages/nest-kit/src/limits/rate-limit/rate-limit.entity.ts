import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** `key` has a hash, never an email. */
@Entity({ name: 'rate_limit_count' })
@Index('ix_rate_limit_count_expire', ['expire'])
export class RateLimitRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_rate_limit_count' }) key!: string;
  @Column({ type: 'integer' }) points!: number;

  /** Milliseconds since 1970, as the library writes it. */
  @Column({ type: 'bigint', nullable: true }) expire!: string | null;
}

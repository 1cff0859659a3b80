import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How often one subject did one thing in the window that ends at `expiresAt`. The key is a hash, never an email. */
@Entity({ name: 'rate_limit' })
@Index('ix_rate_limit_expires_at', ['expiresAt'])
export class RateLimitRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_rate_limit' })
  key!: string;

  @Column({ type: 'integer' })
  count!: number;

  @Column({ name: 'expires_at', type: 'timestamp with time zone' })
  expiresAt!: Date;
}

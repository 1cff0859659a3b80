import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** `status` is null while the action runs. */
@Entity({ name: 'idempotency_key' })
@Index('ix_idempotency_key_created_at', ['createdAt'])
export class IdempotencyKeyRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_idempotency_key' }) userId!: string;
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_idempotency_key' }) key!: string;

  /** SHA-256 of method, address and body: another request with the same key is refused. */
  @Column({ type: 'text' }) fingerprint!: string;

  @Column({ type: 'integer', nullable: true }) status!: number | null;
  @Column({ type: 'jsonb', nullable: true }) body!: unknown;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;
}

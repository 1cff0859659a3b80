import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One message for one receiver. It stays until that receiver has committed it. */
@Entity({ name: 'outbox_message' })
@Index('ix_outbox_message_due', ['dueAt'], { where: 'sent_at IS NULL' })
export class OutboxMessageRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_outbox_message' })
  id!: string;

  @Column({ type: 'text' })
  type!: string;

  @Column({ type: 'text' })
  receiver!: string;

  @Column({ type: 'jsonb' })
  payload!: object;

  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId!: string | null;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'now()' })
  createdAt!: Date;

  /** Not tried again before this instant: a lease while one copy of the service sends it, a pause after a failure. */
  @Column({ name: 'due_at', type: 'timestamp with time zone', default: () => 'now()' })
  dueAt!: Date;

  @Column({ name: 'sent_at', type: 'timestamp with time zone', nullable: true })
  sentAt!: Date | null;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  @Column({ name: 'last_error', type: 'text', nullable: true })
  lastError!: string | null;
}

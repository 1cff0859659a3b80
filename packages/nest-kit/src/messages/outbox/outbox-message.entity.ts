import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The row stays until the receiver has committed the message. */
@Entity({ name: 'outbox_message' })
@Index('ix_outbox_message_due', ['dueAt'], { where: 'sent_at IS NULL' })
export class OutboxMessageRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_outbox_message' }) id!: string;
  @Column({ type: 'text' }) type!: string;
  @Column({ type: 'text' }) receiver!: string;
  @Column({ type: 'jsonb' }) payload!: object;
  @Column({ type: 'text', nullable: true }) requestId!: string | null;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;

  /** A lease while one copy sends it, a pause after a failure. */
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) dueAt!: Date;

  @Column({ type: 'timestamp with time zone', nullable: true }) sentAt!: Date | null;
  @Column({ type: 'integer', default: 0 }) attempts!: number;
  @Column({ type: 'text', nullable: true }) lastError!: string | null;
}

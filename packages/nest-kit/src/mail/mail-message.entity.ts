import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The body may have a link that opens an account, so it is deleted once sent or given up. */
@Entity({ name: 'mail_message' })
@Index('ix_mail_message_due', ['dueAt'], { where: 'sent_at IS NULL AND given_up_at IS NULL' })
export class MailMessageRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_mail_message' }) id!: string;
  @Column({ type: 'text' }) recipient!: string;
  @Column({ type: 'text' }) subject!: string;
  @Column({ type: 'text', nullable: true }) text!: string | null;
  @Column({ type: 'text', nullable: true }) html!: string | null;
  @Column({ type: 'text', nullable: true }) fromName!: string | null;
  @Column({ type: 'boolean', default: false }) fromAlone!: boolean;
  @Column({ type: 'uuid', nullable: true }) threadId!: string | null;
  @Column({ type: 'text', nullable: true }) replyTo!: string | null;
  @Column({ type: 'text', nullable: true }) unsubscribeUrl!: string | null;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;

  /** A lease while one copy sends it, a pause after a failure. */
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) dueAt!: Date;

  @Column({ type: 'integer', default: 0 }) attempts!: number;
  @Column({ type: 'text', nullable: true }) lastError!: string | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) sentAt!: Date | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) givenUpAt!: Date | null;
}

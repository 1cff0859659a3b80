import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { EmailText } from './email-text.js';

/** The key names the subject, so that no email is sent twice. */
@Entity({ name: 'email_request' })
@Index('ix_email_request_due', ['dueAt'], { where: 'sent_at IS NULL' })
@Index('ix_email_request_user_id', ['userId'])
@Check('ck_email_request_recipient', 'user_id IS NOT NULL OR email IS NOT NULL')
export class EmailRequest {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_email_request' }) key!: string;
  @Column({ type: 'uuid', nullable: true }) userId!: string | null;

  /** Identity's answer at the time of sending, or the address of a person without an account. */
  @Column({ type: 'text', nullable: true }) email!: string | null;

  @Column({ type: 'jsonb' }) text!: EmailText;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) dueAt!: Date;
  @Column({ type: 'timestamp with time zone', nullable: true }) sentAt!: Date | null;
}

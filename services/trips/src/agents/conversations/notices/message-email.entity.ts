import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A message of an agent whose email is still to be written; the row goes with the email. */
@Entity({ name: 'message_email' })
@Index('ix_message_email_due', ['dueAt'])
export class MessageEmailRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_message_email' })
  @ForeignKey('ConversationMessageRow', { name: 'fk_message_email_message', onDelete: 'CASCADE' })
  messageId!: string;

  /** Later than the message once identity could not be asked. */
  @Column({ type: 'timestamp with time zone' }) dueAt!: Date;
}

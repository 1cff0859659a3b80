import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Without the row, the address is invalid. */
@Entity({ name: 'conversation_mailbox' })
@Index('uq_conversation_mailbox_person', ['conversationId', 'userId'], { unique: true })
@Index('uq_conversation_mailbox_email', ['conversationId'], { unique: true, where: 'user_id IS NULL' })
@Index('ix_conversation_mailbox_user', ['userId'])
export class ConversationMailboxRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_conversation_mailbox' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ConversationRow', { name: 'fk_conversation_mailbox_conversation', onDelete: 'CASCADE' })
  conversationId!: string;

  /** Null for a person without an account. */
  @Column({ type: 'uuid', nullable: true }) userId!: string | null;
}

import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Without the row, the address is invalid. */
@Entity({ name: 'conversation_mailbox' })
@Index('uq_conversation_mailbox_person', ['conversationId', 'userId'], { unique: true })
@Index('ix_conversation_mailbox_user', ['userId'])
export class ConversationMailboxRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_conversation_mailbox' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ConversationRow', { name: 'fk_conversation_mailbox_conversation', onDelete: 'CASCADE' })
  conversationId!: string;

  @Column({ type: 'uuid' }) userId!: string;
}

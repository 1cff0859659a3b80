import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A file that no message names yet is visible to its author alone. */
@Entity({ name: 'conversation_file' })
@Index('ix_conversation_file_message', ['messageId'])
@Index('ix_conversation_file_conversation', ['conversationId'])
@Index('ix_conversation_file_author', ['authorId'])
export class ConversationFileRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_conversation_file' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ConversationRow', { name: 'fk_conversation_file_conversation', onDelete: 'CASCADE' })
  conversationId!: string;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('ConversationMessageRow', { name: 'fk_conversation_file_message', onDelete: 'CASCADE' })
  messageId!: string | null;

  @Column({ type: 'smallint', default: 0 }) position!: number;
  @Column({ type: 'uuid', nullable: true }) authorId!: string | null;
  @Column({ type: 'timestamp with time zone' }) createdAt!: Date;
}

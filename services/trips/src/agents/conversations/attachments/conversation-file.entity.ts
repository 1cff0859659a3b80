import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A file in a conversation; its id is that of the stored file. One that no message names yet is seen by its person alone. */
@Entity({ name: 'conversation_file' })
@Index('ix_conversation_file_message', ['messageId'])
@Index('ix_conversation_file_conversation', ['conversationId'])
@Index('ix_conversation_file_author', ['authorId'])
export class ConversationFileRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_conversation_file' })
  id!: string;

  @Column({ name: 'conversation_id', type: 'uuid' })
  @ForeignKey('ConversationRow', { name: 'fk_conversation_file_conversation', onDelete: 'CASCADE' })
  conversationId!: string;

  @Column({ name: 'message_id', type: 'uuid', nullable: true })
  @ForeignKey('ConversationMessageRow', { name: 'fk_conversation_file_message', onDelete: 'CASCADE' })
  messageId!: string | null;

  /** Its place among the files of the message. */
  @Column({ type: 'smallint', default: 0 })
  position!: number;

  /** Who attached it; null once that account is gone. */
  @Column({ name: 'author_id', type: 'uuid', nullable: true })
  authorId!: string | null;

  @Column({ name: 'created_at', type: 'timestamp with time zone' })
  createdAt!: Date;
}

import type { ConversationSide } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'conversation_message' })
@Index('uq_conversation_message_number', ['conversationId', 'number'], { unique: true })
@Index('ix_conversation_message_author', ['authorId'])
export class ConversationMessageRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_conversation_message' }) id!: string;

  /** A bigint, which the driver reads as text. */
  @Column({
    type: 'bigint',
    generated: 'identity',
    generatedIdentity: 'ALWAYS',
    insert: false,
    update: false,
  })
  number!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ConversationRow', { name: 'fk_conversation_message_conversation', onDelete: 'CASCADE' })
  conversationId!: string;

  @Column({ type: 'uuid', nullable: true }) authorId!: string | null;
  @Column({ type: 'text' }) side!: ConversationSide;
  @Column({ type: 'text' }) authorName!: string;
  @Column({ type: 'text' }) body!: string;
  @Column({ type: 'text', default: 'app' }) via!: 'app' | 'email';

  /** The text of an email, where it is more than the body. */
  @Column({ type: 'text', nullable: true }) wholeEmail!: string | null;

  /** The sender of an email that an agent added as the client's. */
  @Column({ type: 'text', nullable: true }) sentFrom!: string | null;

  @Column({ type: 'timestamp with time zone' }) sentAt!: Date;
}

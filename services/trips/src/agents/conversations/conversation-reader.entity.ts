import type { ConversationSide } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'conversation_reader' })
@Index('ix_conversation_reader_user', ['userId'])
export class ConversationReaderRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_conversation_reader' })
  @ForeignKey('ConversationRow', { name: 'fk_conversation_reader_conversation', onDelete: 'CASCADE' })
  conversationId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_conversation_reader' }) userId!: string;
  @Column({ type: 'text' }) side!: ConversationSide;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'bigint', default: 0 }) readUpTo!: string;

  /** No further email is sent before this message is read. */
  @Column({ type: 'bigint', default: 0 }) notifiedUpTo!: string;

  @Column({ type: 'text', nullable: true }) mailedTo!: string | null;
}

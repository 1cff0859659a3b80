import type { ConversationSide } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'conversation_notice' })
@Index('ix_conversation_notice_due', ['dueAt'])
export class ConversationNoticeRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_conversation_notice' })
  @ForeignKey('ConversationRow', { name: 'fk_conversation_notice_conversation', onDelete: 'CASCADE' })
  conversationId!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_conversation_notice' })
  side!: ConversationSide;

  @Column({ type: 'timestamp with time zone' }) dueAt!: Date;
}

import type { HeldReason } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An email to a conversation that did not enter it; the agent sees it beside the conversation. */
@Entity({ name: 'held_email' })
@Index('ix_held_email_conversation', ['conversationId'])
export class HeldEmailRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_held_email' })
  id!: string;

  @Column({ name: 'conversation_id', type: 'uuid' })
  @ForeignKey('ConversationRow', { name: 'fk_held_email_conversation', onDelete: 'CASCADE' })
  conversationId!: string;

  @Column({ type: 'text' })
  sender!: string;

  @Column({ type: 'text' })
  subject!: string;

  @Column({ type: 'text' })
  body!: string;

  /** The whole text, where it is more than the body. */
  @Column({ name: 'whole_email', type: 'text', nullable: true })
  wholeEmail!: string | null;

  @Column({ type: 'text' })
  reason!: HeldReason;

  @Column({ name: 'received_at', type: 'timestamp with time zone' })
  receivedAt!: Date;

  /** An hour later it is kept without its words, so that the same email is not held twice. */
  @Column({ name: 'dismissed_at', type: 'timestamp with time zone', nullable: true })
  dismissedAt!: Date | null;
}

import type { HeldReason } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

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

  @Column({ name: 'whole_email', type: 'text', nullable: true })
  wholeEmail!: string | null;

  @Column({ type: 'text' })
  reason!: HeldReason;

  @Column({ name: 'received_at', type: 'timestamp with time zone' })
  receivedAt!: Date;

  /** The row is kept without its text an hour later, so that the same email is not held twice. */
  @Column({ name: 'dismissed_at', type: 'timestamp with time zone', nullable: true })
  dismissedAt!: Date | null;
}

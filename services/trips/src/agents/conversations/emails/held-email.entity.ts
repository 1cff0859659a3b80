import type { HeldReason } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'held_email' })
@Index('ix_held_email_conversation', ['conversationId'])
export class HeldEmailRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_held_email' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ConversationRow', { name: 'fk_held_email_conversation', onDelete: 'CASCADE' })
  conversationId!: string;

  @Column({ type: 'text' }) sender!: string;
  @Column({ type: 'text' }) subject!: string;
  @Column({ type: 'text' }) body!: string;
  @Column({ type: 'text', nullable: true }) wholeEmail!: string | null;
  @Column({ type: 'text' }) reason!: HeldReason;
  @Column({ type: 'timestamp with time zone' }) receivedAt!: Date;

  /** The row is kept without its text an hour later, so that the same email is not held twice. */
  @Column({ type: 'timestamp with time zone', nullable: true }) dismissedAt!: Date | null;
}

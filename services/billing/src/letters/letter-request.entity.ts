import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { LetterText } from './letters.service.js';

/** A letter that is to be written. Its key is what it is about, so that the same news are never told twice. */
@Entity({ name: 'letter_request' })
@Index('ix_letter_request_due', ['dueAt'], { where: 'sent_at IS NULL' })
@Index('ix_letter_request_user_id', ['userId'])
@Check('ck_letter_request_recipient', 'user_id IS NOT NULL OR email IS NOT NULL')
export class LetterRequest {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_letter_request' })
  key!: string;

  /** Of identity; null for who has no account. */
  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  /** Where it goes, or went: identity's answer at that moment, or what was given for who has no account. */
  @Column({ type: 'text', nullable: true })
  email!: string | null;

  @Column({ type: 'jsonb' })
  text!: LetterText;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'now()' })
  createdAt!: Date;

  @Column({ name: 'due_at', type: 'timestamp with time zone', default: () => 'now()' })
  dueAt!: Date;

  /** Also set when there was nobody left to write to. */
  @Column({ name: 'sent_at', type: 'timestamp with time zone', nullable: true })
  sentAt!: Date | null;
}

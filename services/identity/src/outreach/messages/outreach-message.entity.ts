import type { ContactTopic, SuggestionTopic } from '@landsea/contracts/outreach';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type MessageKind = 'contact' | 'suggestion';

@Entity({ name: 'outreach_message' })
@Index('ix_outreach_message_created_at', ['createdAt'])
@Index('ix_outreach_message_user_id', ['userId'], { where: 'user_id IS NOT NULL' })
@Index('ux_outreach_message_request_key', ['requestKey'], { unique: true, where: 'request_key IS NOT NULL' })
export class OutreachMessageRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_outreach_message' }) id!: string;
  @Column({ type: 'text' }) kind!: MessageKind;
  @Column({ type: 'text' }) topic!: ContactTopic | SuggestionTopic;
  @Column({ type: 'text', nullable: true }) name!: string | null;
  @Column({ type: 'text', nullable: true }) email!: string | null;
  @Column({ type: 'text' }) message!: string;
  @Column({ type: 'uuid', nullable: true }) userId!: string | null;
  @Column({ type: 'text', nullable: true }) requestKey!: string | null;
  @Column({ type: 'boolean' }) looksAutomated!: boolean;
  @Column({ type: 'timestamp with time zone' }) createdAt!: Date;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type AgentNoticeKind = 'client-joined' | 'client-left' | 'plan-ended';

/** An email to an agent; the row stays, so that each event is mailed once. */
@Entity({ name: 'agent_notice' })
@Index('uq_agent_notice_subject', ['agentId', 'kind', 'subject'], { unique: true })
@Index('ix_agent_notice_open', ['at'], { where: 'NOT is_done' })
export class AgentNoticeRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agent_notice' }) id!: string;
  @Column({ type: 'uuid' }) agentId!: string;
  @Column({ type: 'text' }) kind!: AgentNoticeKind;
  /** The client and the moment, or the end of the plan. */
  @Column({ type: 'text' }) subject!: string;
  /** The client's; empty for a plan. */
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'timestamp with time zone' }) at!: Date;
  @Column({ type: 'boolean', default: false }) isDone!: boolean;
}

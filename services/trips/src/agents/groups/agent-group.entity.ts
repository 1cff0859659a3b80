import type { GroupKind } from '@landsea/contracts/agents';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'agent_group' })
@Index('ix_agent_group_agent', ['agentId'])
export class AgentGroupRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agent_group' }) id!: string;
  @Column({ type: 'uuid' }) agentId!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) kind!: GroupKind;
  @Column({ type: 'date', nullable: true }) firstDate!: string | null;
  @Column({ type: 'date', nullable: true }) lastDate!: string | null;
  @Column({ type: 'text', default: '' }) note!: string;

  /** Kept for a while, so that a deletion can be taken back. */
  @Column({ type: 'timestamp with time zone', nullable: true }) deletedAt!: Date | null;

  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}

import type { GroupItemKind } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Planned for all trips of a group; in the plan of each trip it has the same id. */
@Entity({ name: 'agent_group_item' })
export class AgentGroupItemRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agent_group_item' })
  @ForeignKey('AgentGroupRow', { name: 'fk_agent_group_item_group', onDelete: 'CASCADE' })
  groupId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agent_group_item' }) id!: string;

  @Column({ type: 'text' }) kind!: GroupItemKind;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'date' }) date!: string;
  @Column({ type: 'text', nullable: true }) time!: string | null;
  @Column({ type: 'text', default: '' }) place!: string;
  @Column({ type: 'text', default: '' }) note!: string;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) addedAt!: Date;
}

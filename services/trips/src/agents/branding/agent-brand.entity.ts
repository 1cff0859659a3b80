import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BrandValuesRow } from './brand-values.entity.js';

@Entity({ name: 'agent_brand' })
export class AgentBrandRow extends BrandValuesRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agent_brand' }) agentId!: string;

  /** Proposed for a new fee; no part of what clients see of the brand. */
  @Column({ type: 'text', nullable: true }) payLink!: string | null;
}

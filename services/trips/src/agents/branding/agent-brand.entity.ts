import { Entity, PrimaryColumn } from 'typeorm';
import { BrandValuesRow } from './brand-values.entity.js';

@Entity({ name: 'agent_brand' })
export class AgentBrandRow extends BrandValuesRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agent_brand' }) agentId!: string;
}

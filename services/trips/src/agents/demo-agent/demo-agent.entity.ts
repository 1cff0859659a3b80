import { Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'demo_agent' })
export class DemoAgentRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_demo_agent' }) userId!: string;
}

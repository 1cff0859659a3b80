import { Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'demo_agent' })
export class DemoAgentRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'pk_demo_agent' })
  userId!: string;
}

import { Entity, PrimaryColumn } from 'typeorm';

/** A visitor of the agents' demo: the clients are invented, so nothing outlives the account. */
@Entity({ name: 'demo_agent' })
export class DemoAgentRow {
  /** A user of identity. */
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'pk_demo_agent' })
  userId!: string;
}

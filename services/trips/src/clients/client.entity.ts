import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A client as the agent keeps them; not an account. */
@Entity({ name: 'client' })
@Index('uq_client_agent_email', ['agentId', 'email'], { unique: true })
@Index('ix_client_agent_name', ['agentId', 'lastName', 'firstName'])
export class ClientRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client' })
  id!: string;

  /** A user of identity, of type agent. */
  @Column({ name: 'agent_id', type: 'uuid' })
  agentId!: string;

  @Column({ name: 'first_name', type: 'text' })
  firstName!: string;

  @Column({ name: 'last_name', type: 'text' })
  lastName!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text', nullable: true })
  phone!: string | null;

  @Column({ type: 'text', nullable: true })
  notes!: string | null;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'now()' })
  createdAt!: Date;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'client_step' })
@Index('ix_client_step_user', ['userId', 'at'])
export class ClientStepRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_step' }) id!: string;
  @Column({ type: 'uuid' }) userId!: string;
  @Column({ type: 'timestamp with time zone' }) at!: Date;
  @Column({ type: 'jsonb' }) changes!: { clientId: string; changeId: string }[];
  @Column({ type: 'timestamp with time zone', nullable: true }) undoneAt!: Date | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'trial' })
export class Trial {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_trial' }) userId!: string;
  @Column({ type: 'text' }) subscriptionId!: string;
  @Column({ type: 'timestamp with time zone' }) startedAt!: Date;
}

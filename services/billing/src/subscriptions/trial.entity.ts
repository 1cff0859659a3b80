import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'trial' })
export class Trial {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'pk_trial' })
  userId!: string;

  @Column({ name: 'subscription_id', type: 'text' })
  subscriptionId!: string;

  @Column({ name: 'started_at', type: 'timestamp with time zone' })
  startedAt!: Date;
}

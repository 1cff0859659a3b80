import type { Plan } from '@landsea/contracts/billing';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What billing last said of a person's plan. The id is identity's. */
@Entity({ name: 'plan_access' })
export class PlanAccessRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'pk_plan_access' })
  userId!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_plan_access' })
  plan!: Plan;

  @Column({ name: 'access_until', type: 'timestamp with time zone', nullable: true })
  accessUntil!: Date | null;

  /** When the last access ends or ended; null where there never was any. */
  @Column({ name: 'ended_at', type: 'timestamp with time zone', nullable: true })
  endedAt!: Date | null;

  @Column({ type: 'integer' })
  version!: number;
}

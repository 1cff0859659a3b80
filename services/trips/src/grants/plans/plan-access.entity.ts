import type { Plan } from '@landsea/contracts/billing';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'plan_access' })
export class PlanAccessRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_plan_access' }) userId!: string;
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_plan_access' }) plan!: Plan;
  @Column({ type: 'timestamp with time zone', nullable: true }) accessUntil!: Date | null;

  /** Null for a plan that never was open. */
  @Column({ type: 'timestamp with time zone', nullable: true }) endedAt!: Date | null;

  @Column({ type: 'integer' }) version!: number;
}

import type { Plan } from '@landsea/contracts/billing';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'plan_access' })
@Index('ix_plan_access_until', ['accessUntil'], { where: 'access_until IS NOT NULL' })
export class PlanAccess {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_plan_access' }) userId!: string;
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_plan_access' }) plan!: Plan;
  @Column({ type: 'timestamp with time zone', nullable: true }) accessUntil!: Date | null;
  @Column({ type: 'integer' }) version!: number;
}

import type { Plan } from '@landsea/contracts/billing';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Until when a plan is open to a person, as last published to trips. */
@Entity({ name: 'plan_access' })
@Index('ix_plan_access_until', ['accessUntil'], { where: 'access_until IS NOT NULL' })
export class PlanAccess {
  /** Of identity. */
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'pk_plan_access' })
  userId!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_plan_access' })
  plan!: Plan;

  @Column({ name: 'access_until', type: 'timestamp with time zone', nullable: true })
  accessUntil!: Date | null;

  @Column({ type: 'integer' })
  version!: number;
}

import type { Plan, SubscriptionStatus } from '@landsea/contracts/billing';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { EndReason } from './subscription-rules.js';

/** An index allows one live subscription of a plan. */
@Entity({ name: 'subscription' })
@Index('ux_subscription_live_plan', ['userId', 'plan'], {
  unique: true,
  where: `end_reason IS NULL AND status IN ('trialing', 'active', 'past_due', 'unpaid')`,
})
@Index('ix_subscription_user_id', ['userId'])
@Index('ix_subscription_end_due', ['endDueAt'], { where: `end_state = 'requested'` })
@Check('ck_subscription_plan', `plan IN ('pro', 'agent')`)
@Check('ck_subscription_end_state', `end_state IN ('none', 'requested', 'done', 'failed')`)
export class Subscription {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_subscription' }) stripeId!: string;
  @Column({ type: 'uuid' }) userId!: string;
  @Column({ type: 'text' }) plan!: Plan;

  @ForeignKey('CheckoutAttempt', 'id', { name: 'fk_subscription_attempt' })
  @Column({ type: 'uuid' })
  attemptId!: string;

  @Column({ type: 'text' }) status!: SubscriptionStatus;

  /** Cents a month. */
  @Column({ type: 'integer' }) amount!: number;

  @Column({ type: 'text' }) currency!: string;
  @Column({ type: 'timestamp with time zone' }) startedAt!: Date;
  @Column({ type: 'timestamp with time zone' }) itemPeriodEnd!: Date;
  @Column({ type: 'timestamp with time zone', nullable: true }) trialEnd!: Date | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) cancelAt!: Date | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) endedAt!: Date | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) pastDueSince!: Date | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) nextChargeAt!: Date | null;

  /** Cents. */
  @Column({ type: 'integer', nullable: true }) nextChargeAmount!: number | null;

  @Column({ type: 'boolean', default: false }) disputed!: boolean;
  @Column({ type: 'text', nullable: true }) endReason!: EndReason | null;
  @Column({ type: 'text', default: 'none' }) endState!: 'none' | 'requested' | 'done' | 'failed';
  @Column({ type: 'integer', default: 0 }) endAttempts!: number;
  @Column({ type: 'timestamp with time zone', nullable: true }) endDueAt!: Date | null;
  @Column({ type: 'timestamp with time zone' }) fetchedAt!: Date;
  @Column({ type: 'integer' }) version!: number;
}

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
  @PrimaryColumn({ name: 'stripe_id', type: 'text', primaryKeyConstraintName: 'pk_subscription' })
  stripeId!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ type: 'text' })
  plan!: Plan;

  @ForeignKey('CheckoutAttempt', 'id', { name: 'fk_subscription_attempt' })
  @Column({ name: 'attempt_id', type: 'uuid' })
  attemptId!: string;

  @Column({ type: 'text' })
  status!: SubscriptionStatus;

  /** Cents a month. */
  @Column({ type: 'integer' })
  amount!: number;

  @Column({ type: 'text' })
  currency!: string;

  @Column({ name: 'started_at', type: 'timestamp with time zone' })
  startedAt!: Date;

  @Column({ name: 'item_period_end', type: 'timestamp with time zone' })
  itemPeriodEnd!: Date;

  @Column({ name: 'trial_end', type: 'timestamp with time zone', nullable: true })
  trialEnd!: Date | null;

  @Column({ name: 'cancel_at', type: 'timestamp with time zone', nullable: true })
  cancelAt!: Date | null;

  @Column({ name: 'ended_at', type: 'timestamp with time zone', nullable: true })
  endedAt!: Date | null;

  @Column({ name: 'past_due_since', type: 'timestamp with time zone', nullable: true })
  pastDueSince!: Date | null;

  @Column({ name: 'next_charge_at', type: 'timestamp with time zone', nullable: true })
  nextChargeAt!: Date | null;

  /** Cents. */
  @Column({ name: 'next_charge_amount', type: 'integer', nullable: true })
  nextChargeAmount!: number | null;

  @Column({ type: 'boolean', default: false })
  disputed!: boolean;

  @Column({ name: 'end_reason', type: 'text', nullable: true })
  endReason!: EndReason | null;

  @Column({ name: 'end_state', type: 'text', default: 'none' })
  endState!: 'none' | 'requested' | 'done' | 'failed';

  @Column({ name: 'end_attempts', type: 'integer', default: 0 })
  endAttempts!: number;

  @Column({ name: 'end_due_at', type: 'timestamp with time zone', nullable: true })
  endDueAt!: Date | null;

  @Column({ name: 'fetched_at', type: 'timestamp with time zone' })
  fetchedAt!: Date;

  @Column({ type: 'integer' })
  version!: number;
}

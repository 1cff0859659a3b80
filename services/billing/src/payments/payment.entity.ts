import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

export type DisputeState = 'none' | 'open' | 'won' | 'lost';
/** elsewhere: Stripe could not refund it, and an operator has paid the payer another way. */
export type RefundState = 'none' | 'requested' | 'partial' | 'refunded' | 'failed' | 'elsewhere';

/** `origin` demo is the demo account's, which no ledger of Stripe knows. */
@Entity({ name: 'payment' })
@Unique('uq_payment_session_id', ['sessionId'])
@Index('ix_payment_refund_due', ['refundDueAt'], { where: `refund_state = 'requested'` })
@Check(
  'ck_payment_origin',
  `origin = 'demo' OR (origin = 'stripe' AND session_id IS NOT NULL AND attempt_id IS NOT NULL)`,
)
@Check(
  'ck_payment_refund_state',
  `refund_state IN ('none', 'requested', 'partial', 'refunded', 'failed', 'elsewhere')`,
)
@Check('ck_payment_dispute_state', `dispute_state IN ('none', 'open', 'won', 'lost')`)
export class Payment {
  @PrimaryColumn({ name: 'payment_intent', type: 'text', primaryKeyConstraintName: 'pk_payment' })
  paymentIntent!: string;

  @Column({ name: 'session_id', type: 'text', nullable: true })
  sessionId!: string | null;

  @ForeignKey('CheckoutAttempt', 'id', { name: 'fk_payment_attempt' })
  @Column({ name: 'attempt_id', type: 'uuid', nullable: true })
  attemptId!: string | null;

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ name: 'trip_id', type: 'uuid' })
  tripId!: string;

  @Column({ type: 'text' })
  origin!: 'stripe' | 'demo';

  /** Cents. */
  @Column({ type: 'integer' })
  amount!: number;

  @Column({ type: 'text' })
  currency!: string;

  @Column({ name: 'paid_at', type: 'timestamp with time zone' })
  paidAt!: Date;

  @Column({ name: 'fulfilled_at', type: 'timestamp with time zone', nullable: true })
  fulfilledAt!: Date | null;

  /** Cents. */
  @Column({ name: 'refunded_amount', type: 'integer', default: 0 })
  refundedAmount!: number;

  @Column({ name: 'refund_state', type: 'text', default: 'none' })
  refundState!: RefundState;

  @Column({ name: 'refunds_failed', type: 'integer', default: 0 })
  refundsFailed!: number;

  @Column({ name: 'refund_attempts', type: 'integer', default: 0 })
  refundAttempts!: number;

  @Column({ name: 'refund_due_at', type: 'timestamp with time zone', nullable: true })
  refundDueAt!: Date | null;

  @Column({ name: 'dispute_state', type: 'text', default: 'none' })
  disputeState!: DisputeState;

  @Column({ name: 'dispute_progress', type: 'integer', default: 0 })
  disputeProgress!: number;

  @Column({ name: 'lost_amount', type: 'integer', default: 0 })
  lostAmount!: number;

  @Column({ name: 'hold_reason', type: 'text', nullable: true })
  holdReason!: string | null;
}

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
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_payment' }) paymentIntent!: string;
  @Column({ type: 'text', nullable: true }) sessionId!: string | null;

  @ForeignKey('CheckoutAttempt', 'id', { name: 'fk_payment_attempt' })
  @Column({ type: 'uuid', nullable: true })
  attemptId!: string | null;

  @Column({ type: 'uuid', nullable: true }) userId!: string | null;
  @Column({ type: 'uuid' }) tripId!: string;
  @Column({ type: 'text' }) origin!: 'stripe' | 'demo';

  /** Cents. */
  @Column({ type: 'integer' }) amount!: number;

  @Column({ type: 'text' }) currency!: string;
  @Column({ type: 'timestamp with time zone' }) paidAt!: Date;
  @Column({ type: 'timestamp with time zone', nullable: true }) fulfilledAt!: Date | null;

  /** Cents. */
  @Column({ type: 'integer', default: 0 }) refundedAmount!: number;

  @Column({ type: 'text', default: 'none' }) refundState!: RefundState;
  @Column({ type: 'integer', default: 0 }) refundsFailed!: number;
  @Column({ type: 'integer', default: 0 }) refundAttempts!: number;
  @Column({ type: 'timestamp with time zone', nullable: true }) refundDueAt!: Date | null;
  @Column({ type: 'text', default: 'none' }) disputeState!: DisputeState;
  @Column({ type: 'integer', default: 0 }) disputeProgress!: number;
  @Column({ type: 'integer', default: 0 }) lostAmount!: number;
  @Column({ type: 'text', nullable: true }) holdReason!: string | null;
}

import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'invoice' })
@Index('ix_invoice_user_id', ['userId', 'issuedAt'])
@Index('ix_invoice_subscription_id', ['subscriptionId'])
@Check('ck_invoice_dispute_state', `dispute_state IN ('none', 'open', 'won', 'lost')`)
export class Invoice {
  @PrimaryColumn({ name: 'stripe_id', type: 'text', primaryKeyConstraintName: 'pk_invoice' })
  stripeId!: string;

  @ForeignKey('Subscription', 'stripeId', { name: 'fk_invoice_subscription' })
  @Column({ name: 'subscription_id', type: 'text' })
  subscriptionId!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ type: 'text', nullable: true })
  number!: string | null;

  @Column({ type: 'text' })
  status!: string;

  @Column({ name: 'amount_due', type: 'integer' })
  amountDue!: number;

  @Column({ name: 'amount_paid', type: 'integer' })
  amountPaid!: number;

  @Column({ name: 'refunded_amount', type: 'integer', default: 0 })
  refundedAmount!: number;

  @Column({ name: 'refunds_failed', type: 'integer', default: 0 })
  refundsFailed!: number;

  @Column({ name: 'dispute_state', type: 'text', default: 'none' })
  disputeState!: 'none' | 'open' | 'won' | 'lost';

  @Column({ name: 'dispute_progress', type: 'integer', default: 0 })
  disputeProgress!: number;

  @Column({ name: 'lost_amount', type: 'integer', default: 0 })
  lostAmount!: number;

  @Column({ type: 'text' })
  currency!: string;

  @Column({ name: 'payment_intent', type: 'text', nullable: true })
  paymentIntent!: string | null;

  @Column({ name: 'issued_at', type: 'timestamp with time zone' })
  issuedAt!: Date;

  @Column({ type: 'text', nullable: true })
  url!: string | null;

  @Column({ name: 'pdf_url', type: 'text', nullable: true })
  pdfUrl!: string | null;
}

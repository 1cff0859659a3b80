import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'invoice' })
@Index('ix_invoice_user_id', ['userId', 'issuedAt'])
@Index('ix_invoice_subscription_id', ['subscriptionId'])
@Check('ck_invoice_dispute_state', `dispute_state IN ('none', 'open', 'won', 'lost')`)
export class Invoice {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_invoice' }) stripeId!: string;

  @ForeignKey('Subscription', 'stripeId', { name: 'fk_invoice_subscription' })
  @Column({ type: 'text' })
  subscriptionId!: string;

  @Column({ type: 'uuid' }) userId!: string;
  @Column({ type: 'text', nullable: true }) number!: string | null;
  @Column({ type: 'text' }) status!: string;
  @Column({ type: 'integer' }) amountDue!: number;
  @Column({ type: 'integer' }) amountPaid!: number;
  @Column({ type: 'integer', default: 0 }) refundedAmount!: number;
  @Column({ type: 'integer', default: 0 }) refundsFailed!: number;
  @Column({ type: 'text', default: 'none' }) disputeState!: 'none' | 'open' | 'won' | 'lost';
  @Column({ type: 'integer', default: 0 }) disputeProgress!: number;
  @Column({ type: 'integer', default: 0 }) lostAmount!: number;
  @Column({ type: 'text' }) currency!: string;
  @Column({ type: 'text', nullable: true }) paymentIntent!: string | null;
  @Column({ type: 'timestamp with time zone' }) issuedAt!: Date;
  @Column({ type: 'text', nullable: true }) url!: string | null;
  @Column({ type: 'text', nullable: true }) pdfUrl!: string | null;
}

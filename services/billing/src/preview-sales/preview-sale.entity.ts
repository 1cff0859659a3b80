import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

@Entity({ name: 'preview_sale' })
@Unique('uq_preview_sale_payment_intent', ['paymentIntent'])
@Index('ix_preview_sale_preview_id', ['previewId'])
@Index('ix_preview_sale_waiting', ['paidAt'], { where: `paid_at IS NOT NULL AND settled_at IS NULL` })
export class PreviewSale {
  @ForeignKey('CheckoutAttempt', 'id', { name: 'fk_preview_sale_attempt' })
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_preview_sale' })
  attemptId!: string;

  @Column({ type: 'uuid' }) previewId!: string;
  @Column({ type: 'text' }) tripName!: string;
  @Column({ type: 'date' }) startDate!: string;
  @Column({ type: 'date' }) endDate!: string;
  @Column({ type: 'text', nullable: true }) buyerEmail!: string | null;

  /** SHA-256 of each token that was mailed. */
  @Column({ type: 'text', array: true, default: () => `'{}'` }) mailedHashes!: string[];

  @Column({ type: 'integer', default: 0 }) mails!: number;

  @ForeignKey('Payment', 'paymentIntent', { name: 'fk_preview_sale_payment' })
  @Column({ type: 'text', nullable: true })
  paymentIntent!: string | null;

  @Column({ type: 'timestamp with time zone', nullable: true }) paidAt!: Date | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) settledAt!: Date | null;
}

import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

@Entity({ name: 'stripe_customer' })
@Unique('uq_stripe_customer_stripe_id', ['stripeId'])
export class StripeCustomer {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_stripe_customer' }) userId!: string;
  @Column({ type: 'text' }) stripeId!: string;

  /** Nothing may be charged to the account after this moment. */
  @Column({ type: 'timestamp with time zone', nullable: true }) erasedAt!: Date | null;

  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;
}

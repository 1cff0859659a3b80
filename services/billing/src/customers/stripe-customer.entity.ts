import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

@Entity({ name: 'stripe_customer' })
@Unique('uq_stripe_customer_stripe_id', ['stripeId'])
export class StripeCustomer {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'pk_stripe_customer' })
  userId!: string;

  @Column({ name: 'stripe_id', type: 'text' })
  stripeId!: string;

  /** Nothing may be charged to the account after this moment. */
  @Column({ name: 'erased_at', type: 'timestamp with time zone', nullable: true })
  erasedAt!: Date | null;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'now()' })
  createdAt!: Date;
}

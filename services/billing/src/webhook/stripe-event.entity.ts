import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Stripe } from 'stripe';

@Entity({ name: 'stripe_event' })
@Index('ix_stripe_event_due', ['dueAt'], { where: `state = 'pending'` })
@Index('ix_stripe_event_dead', ['receivedAt'], { where: `state = 'dead'` })
@Check('ck_stripe_event_state', `state IN ('pending', 'done', 'ignored', 'dead')`)
export class StripeEvent {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_stripe_event' }) id!: string;
  @Column({ type: 'text' }) type!: string;
  @Column({ type: 'text', nullable: true }) apiVersion!: string | null;
  @Column({ type: 'boolean' }) livemode!: boolean;
  @Column({ type: 'jsonb' }) payload!: Stripe.Event;
  @Column({ type: 'text' }) state!: 'pending' | 'done' | 'ignored' | 'dead';
  @Column({ type: 'integer', default: 0 }) attempts!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) receivedAt!: Date;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) dueAt!: Date;
  @Column({ type: 'text', nullable: true }) lastError!: string | null;
}

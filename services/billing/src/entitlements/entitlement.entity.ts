import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { GrantState } from './grant-rules.js';

/** An index allows one active grant for each person. */
@Entity({ name: 'entitlement' })
@Unique('uq_entitlement_payment_intent', ['paymentIntent'])
@Index('ux_entitlement_active_user', ['userId'], { unique: true, where: `state = 'active'` })
@Index('ix_entitlement_user_id', ['userId'])
@Index('ix_entitlement_ends_at', ['endsAt'], { where: `state IN ('active', 'held', 'archived')` })
@Check('ck_entitlement_state', `state IN ('active', 'held', 'archived', 'expired', 'revoked', 'suspended')`)
@Check('ck_entitlement_resumes_as', `(state = 'suspended') = (resumes_as IS NOT NULL)`)
export class Entitlement {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_entitlement' })
  id!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ name: 'trip_id', type: 'uuid' })
  tripId!: string;

  @ForeignKey('Payment', 'paymentIntent', { name: 'fk_entitlement_payment' })
  @Column({ name: 'payment_intent', type: 'text' })
  paymentIntent!: string;

  @Column({ type: 'text' })
  state!: GrantState;

  @Column({ name: 'resumes_as', type: 'text', nullable: true })
  resumesAs!: GrantState | null;

  @Column({ name: 'starts_at', type: 'timestamp with time zone' })
  startsAt!: Date;

  @Column({ name: 'ends_at', type: 'timestamp with time zone' })
  endsAt!: Date;

  @Column({ type: 'integer' })
  version!: number;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'now()' })
  createdAt!: Date;
}

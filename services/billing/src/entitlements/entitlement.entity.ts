import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { GrantState } from './settle-grants.js';

/** An index allows one active grant for each person. */
@Entity({ name: 'entitlement' })
@Unique('uq_entitlement_payment_intent', ['paymentIntent'])
@Index('ux_entitlement_active_user', ['userId'], { unique: true, where: `state = 'active'` })
@Index('ix_entitlement_user_id', ['userId'])
@Index('ix_entitlement_ends_at', ['endsAt'], { where: `state IN ('active', 'held', 'archived')` })
@Check('ck_entitlement_state', `state IN ('active', 'held', 'archived', 'expired', 'revoked', 'suspended')`)
@Check('ck_entitlement_resumes_as', `(state = 'suspended') = (resumes_as IS NOT NULL)`)
export class Entitlement {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_entitlement' }) id!: string;
  @Column({ type: 'uuid' }) userId!: string;
  @Column({ type: 'uuid' }) tripId!: string;

  @ForeignKey('Payment', 'paymentIntent', { name: 'fk_entitlement_payment' })
  @Column({ type: 'text' })
  paymentIntent!: string;

  @Column({ type: 'text' }) state!: GrantState;
  @Column({ type: 'text', nullable: true }) resumesAs!: GrantState | null;
  @Column({ type: 'timestamp with time zone' }) startsAt!: Date;
  @Column({ type: 'timestamp with time zone' }) endsAt!: Date;
  @Column({ type: 'integer' }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;
}

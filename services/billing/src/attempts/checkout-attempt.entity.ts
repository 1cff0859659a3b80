import type { Plan } from '@landsea/contracts/billing';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { SessionParams } from './session-params.js';

export type AttemptStatus = 'creating' | 'open' | 'complete' | 'expired' | 'failed';

@Entity({ name: 'checkout_attempt' })
@Unique('uq_checkout_attempt_idem_key', ['idemKey'])
@Unique('uq_checkout_attempt_session_id', ['sessionId'])
@Index('ux_checkout_attempt_open_trip', ['userId'], {
  unique: true,
  where: `kind = 'trip' AND status IN ('creating', 'open')`,
})
@Index('ux_checkout_attempt_open_preview', ['tripId', 'buyerHash'], {
  unique: true,
  where: `kind = 'preview' AND status IN ('creating', 'open')`,
})
@Index('ux_checkout_attempt_open_plan', ['userId'], {
  unique: true,
  where: `kind IN ('pro', 'agent') AND status IN ('creating', 'open')`,
})
@Check('ck_checkout_attempt_kind', `kind IN ('trip', 'pro', 'agent', 'preview')`)
@Check('ck_checkout_attempt_trip', `kind NOT IN ('trip', 'preview') OR trip_id IS NOT NULL`)
@Check('ck_checkout_attempt_user', `kind = 'preview' OR user_id IS NOT NULL`)
@Check('ck_checkout_attempt_buyer', `kind <> 'preview' OR buyer_hash IS NOT NULL`)
@Check('ck_checkout_attempt_status', `status IN ('creating', 'open', 'complete', 'expired', 'failed')`)
export class CheckoutAttempt {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_checkout_attempt' }) id!: string;

  /** User id in identity; null for a preview that nobody has claimed. */
  @Column({ type: 'uuid', nullable: true }) userId!: string | null;

  @Column({ type: 'text' }) kind!: 'trip' | 'preview' | Plan;
  @Column({ type: 'uuid', nullable: true }) tripId!: string | null;
  @Column({ type: 'text', nullable: true }) buyerHash!: string | null;

  /** A replay sends them unchanged: Stripe refuses the same key with other parameters. */
  @Column({ type: 'jsonb' }) params!: SessionParams;

  @Column({ type: 'text' }) idemKey!: string;
  @Column({ type: 'integer', default: 1 }) try!: number;
  @Column({ type: 'text' }) status!: AttemptStatus;
  @Column({ type: 'text', nullable: true }) sessionId!: string | null;
  @Column({ type: 'text', nullable: true }) url!: string | null;
  @Column({ type: 'timestamp with time zone' }) expiresAt!: Date;

  /** Cents. */
  @Column({ type: 'integer' }) amount!: number;

  @Column({ type: 'text' }) currency!: string;
  @Column({ type: 'text' }) priceId!: string;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;
}

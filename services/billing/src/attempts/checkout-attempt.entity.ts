import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { TripSessionParams } from './trip-session-params.js';

export type AttemptStatus = 'creating' | 'open' | 'complete' | 'expired' | 'failed';

/** One try of a person to pay: what was asked of Stripe, and which session came of it. */
@Entity({ name: 'checkout_attempt' })
@Unique('uq_checkout_attempt_idem_key', ['idemKey'])
@Unique('uq_checkout_attempt_session_id', ['sessionId'])
@Index('ux_checkout_attempt_open_trip', ['userId'], {
  unique: true,
  where: `kind = 'trip' AND status IN ('creating', 'open')`,
})
@Check('ck_checkout_attempt_kind', `kind IN ('trip', 'pro', 'agent')`)
@Check('ck_checkout_attempt_trip', `kind <> 'trip' OR trip_id IS NOT NULL`)
@Check('ck_checkout_attempt_status', `status IN ('creating', 'open', 'complete', 'expired', 'failed')`)
export class CheckoutAttempt {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_checkout_attempt' })
  id!: string;

  /** Of identity. */
  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ type: 'text' })
  kind!: 'trip';

  /** Of trips. */
  @Column({ name: 'trip_id', type: 'uuid', nullable: true })
  tripId!: string;

  /** Sent to Stripe as they are, also in a replay: the same key with other parameters is refused. */
  @Column({ type: 'jsonb' })
  params!: TripSessionParams;

  @Column({ name: 'idem_key', type: 'text' })
  idemKey!: string;

  @Column({ type: 'integer', default: 1 })
  try!: number;

  @Column({ type: 'text' })
  status!: AttemptStatus;

  @Column({ name: 'session_id', type: 'text', nullable: true })
  sessionId!: string | null;

  @Column({ type: 'text', nullable: true })
  url!: string | null;

  @Column({ name: 'expires_at', type: 'timestamp with time zone' })
  expiresAt!: Date;

  /** Cents. */
  @Column({ type: 'integer' })
  amount!: number;

  @Column({ type: 'text' })
  currency!: string;

  @Column({ name: 'price_id', type: 'text' })
  priceId!: string;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'now()' })
  createdAt!: Date;
}

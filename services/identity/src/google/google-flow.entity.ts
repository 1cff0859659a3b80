import type { UserType } from '@landsea/contracts/account';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Somebody who is on the way through Google. The row goes with the first answer that comes back for it. */
@Entity({ name: 'google_flow' })
@Index('ix_google_flow_expires_at', ['expiresAt'])
export class GoogleFlow {
  /** SHA-256 of `state`, as hex. */
  @PrimaryColumn({ name: 'state_hash', type: 'text', primaryKeyConstraintName: 'pk_google_flow' })
  stateHash!: string;

  /** SHA-256 of the cookie of the browser that set out, as hex. */
  @Column({ name: 'browser_hash', type: 'text' })
  browserHash!: string;

  @Column({ type: 'text' })
  nonce!: string;

  @Column({ name: 'code_verifier', type: 'text' })
  codeVerifier!: string;

  /** What a new account becomes. */
  @Column({ name: 'user_type', type: 'text' })
  userType!: UserType;

  /** Set when somebody signed in links Google to their account. */
  @Column({ name: 'link_user_id', type: 'uuid', nullable: true })
  linkUserId!: string | null;

  @Column({ name: 'expires_at', type: 'timestamp with time zone' })
  expiresAt!: Date;
}

import type { UserType } from '@landsea/contracts/account';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'google_flow' })
@Index('ix_google_flow_expires_at', ['expiresAt'])
export class GoogleFlow {
  @PrimaryColumn({ name: 'state_hash', type: 'text', primaryKeyConstraintName: 'pk_google_flow' })
  stateHash!: string;

  @Column({ name: 'browser_hash', type: 'text' })
  browserHash!: string;

  @Column({ type: 'text' })
  nonce!: string;

  @Column({ name: 'code_verifier', type: 'text' })
  codeVerifier!: string;

  @Column({ name: 'user_type', type: 'text' })
  userType!: UserType;

  @Column({ name: 'link_user_id', type: 'uuid', nullable: true })
  linkUserId!: string | null;

  @Column({ name: 'expires_at', type: 'timestamp with time zone' })
  expiresAt!: Date;
}

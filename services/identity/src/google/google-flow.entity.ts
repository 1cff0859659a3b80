import type { UserType } from '@landsea/contracts/account';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'google_flow' })
@Index('ix_google_flow_expires_at', ['expiresAt'])
export class GoogleFlow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_google_flow' }) stateHash!: string;
  @Column({ type: 'text' }) browserHash!: string;
  @Column({ type: 'text' }) nonce!: string;
  @Column({ type: 'text' }) codeVerifier!: string;
  @Column({ type: 'text' }) userType!: UserType;
  @Column({ type: 'uuid', nullable: true }) linkUserId!: string | null;
  @Column({ type: 'timestamp with time zone' }) expiresAt!: Date;
}

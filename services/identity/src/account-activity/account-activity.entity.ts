import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ActivityKind } from '@landsea/contracts/account';

@Entity({ name: 'account_activity' })
@Index('ix_account_activity_user_id_at', ['userId', 'at'])
export class AccountActivityRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_account_activity' }) id!: string;
  @Column({ type: 'uuid' }) userId!: string;
  @Column({ type: 'text' }) kind!: ActivityKind;

  /** In words, such as `Chrome on Android`; null where the event is no browser's. */
  @Column({ type: 'text', nullable: true }) device!: string | null;
  @Column({ type: 'boolean' }) isMailed!: boolean;
  @Column({ type: 'timestamp with time zone' }) at!: Date;
}

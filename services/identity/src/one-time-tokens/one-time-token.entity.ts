import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'one_time_token' })
@Index('ix_one_time_token_user_id', ['userId'])
@Index('ix_one_time_token_expires_at', ['expiresAt'])
export class OneTimeToken {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_one_time_token' }) tokenHash!: string;
  @Column({ type: 'text' }) kind!: string;
  @Column({ type: 'uuid' }) userId!: string;
  @Column({ type: 'text' }) email!: string;
  @Column({ type: 'jsonb', default: () => `'{}'` }) payload!: object;
  @Column({ type: 'timestamp with time zone' }) expiresAt!: Date;
  @Column({ type: 'timestamp with time zone', nullable: true }) usedAt!: Date | null;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Only the SHA-256 of the cookie's value is stored. */
@Entity({ name: 'session' })
@Index('ux_session_token_hash', ['tokenHash'], { unique: true })
@Index('ix_session_user_id', ['userId'])
export class SessionRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_session' })
  id!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ name: 'token_hash', type: 'text' })
  tokenHash!: string;

  @Column({ name: 'created_at', type: 'timestamp with time zone' })
  createdAt!: Date;

  @Column({ name: 'last_seen_at', type: 'timestamp with time zone' })
  lastSeenAt!: Date;

  @Column({ name: 'user_agent', type: 'text' })
  userAgent!: string;
}

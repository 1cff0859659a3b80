import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One signed-in browser. The cookie's value is kept nowhere: only its SHA-256 is. */
@Entity({ name: 'session' })
@Index('ux_session_token_hash', ['tokenHash'], { unique: true })
@Index('ix_session_user_id', ['userId'])
export class SessionRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_session' })
  id!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  /** 64 hex digits. */
  @Column({ name: 'token_hash', type: 'text' })
  tokenHash!: string;

  @Column({ name: 'created_at', type: 'timestamp with time zone' })
  createdAt!: Date;

  @Column({ name: 'last_seen_at', type: 'timestamp with time zone' })
  lastSeenAt!: Date;

  /** What the browser calls itself, for the list in the settings. */
  @Column({ name: 'user_agent', type: 'text' })
  userAgent!: string;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Only the SHA-256 of the cookie's value is stored. */
@Entity({ name: 'session' })
@Index('ux_session_token_hash', ['tokenHash'], { unique: true })
@Index('ix_session_user_id', ['userId'])
export class SessionRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_session' }) id!: string;
  @Column({ type: 'uuid' }) userId!: string;
  @Column({ type: 'text' }) tokenHash!: string;
  @Column({ type: 'timestamp with time zone' }) createdAt!: Date;
  @Column({ type: 'timestamp with time zone' }) lastSeenAt!: Date;
  @Column({ type: 'text' }) userAgent!: string;
}

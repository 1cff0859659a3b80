import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Somebody of the household by account or else by address; once stopped, only they start the emails again. */
@Entity({ name: 'client_digest_reader' })
@Index('uq_client_digest_reader_token', ['token'], { unique: true })
@Index('uq_client_digest_reader_account', ['clientId', 'userId'], {
  unique: true,
  where: 'user_id IS NOT NULL',
})
@Index('uq_client_digest_reader_email', ['clientId', 'email'], { unique: true, where: 'email IS NOT NULL' })
@Index('ix_client_digest_reader_user', ['userId'])
@Index('ix_client_digest_reader_former_tokens', { synchronize: false })
export class ClientDigestReaderRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_digest_reader' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ClientRow', { name: 'fk_client_digest_reader_client', onDelete: 'CASCADE' })
  clientId!: string;

  @Column({ type: 'uuid', nullable: true }) userId!: string | null;

  /** Lowercase; null with an account, and once somebody’s address is gone. */
  @Column({ type: 'text', nullable: true }) email!: string | null;

  /** Somebody whose address is gone; what they chose holds for their next one. */
  @Column({ type: 'uuid', nullable: true }) personId!: string | null;

  /** The row of the reader’s first address; null in that one. */
  @Column({ type: 'uuid', nullable: true }) originId!: string | null;

  /** In each email, and good for nothing but stopping and starting them. */
  @Column({ type: 'text' }) token!: string;

  /** Tokens of the same reader in clients who were merged into this one: their links go on working. */
  @Column({ type: 'text', array: true, nullable: true }) formerTokens!: string[] | null;

  @Column({ type: 'timestamp with time zone', nullable: true }) stoppedAt!: Date | null;

  /** The agent’s choice. */
  @Column({ type: 'timestamp with time zone', nullable: true }) leftOutAt!: Date | null;
}

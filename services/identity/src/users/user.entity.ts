import type { Theme, UserType } from '@landsea/contracts/account';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The unique index on `lower(email)` is in the migration: TypeORM cannot name an expression. */
@Entity({ name: 'user_account' })
@Index('ix_user_account_erases_at', ['erasesAt'], { where: 'erases_at IS NOT NULL' })
@Index('ux_user_account_google_sub', ['googleSub'], { unique: true })
export class UserRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_user_account' }) id!: string;
  @Column({ type: 'text' }) email!: string;
  @Column({ type: 'text' }) firstName!: string;
  @Column({ type: 'text' }) lastName!: string;
  @Column({ type: 'text' }) userType!: UserType;
  @Column({ type: 'boolean', default: false }) isDemo!: boolean;
  @Column({ type: 'boolean', default: false }) isClient!: boolean;

  /** argon2id in its encoded form; null for an account that was opened with Google. */
  @Column({ type: 'text', nullable: true }) passwordHash!: string | null;

  /** The issuer's `sub`: the person's email there may change. */
  @Column({ type: 'text', nullable: true }) googleSub!: string | null;

  @Column({ type: 'text', nullable: true }) theme!: Theme | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) erasesAt!: Date | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) emailVerifiedAt!: Date | null;

  /** Device cookies that were issued before this moment are invalid. */
  @Column({ type: 'timestamp with time zone', nullable: true }) devicesValidFrom!: Date | null;

  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;
}

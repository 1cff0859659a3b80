import type { Theme, UserType } from '@landsea/contracts/account';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The unique index on `lower(email)` is in the migration: TypeORM cannot name an expression. */
@Entity({ name: 'user_account' })
@Index('ix_user_account_erases_at', ['erasesAt'], { where: 'erases_at IS NOT NULL' })
@Index('ux_user_account_google_sub', ['googleSub'], { unique: true })
export class UserRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_user_account' })
  id!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ name: 'first_name', type: 'text' })
  firstName!: string;

  @Column({ name: 'last_name', type: 'text' })
  lastName!: string;

  @Column({ name: 'user_type', type: 'text' })
  userType!: UserType;

  @Column({ name: 'is_demo', type: 'boolean', default: false })
  isDemo!: boolean;

  @Column({ name: 'is_client', type: 'boolean', default: false })
  isClient!: boolean;

  /** argon2id in its encoded form; null for an account that was opened with Google. */
  @Column({ name: 'password_hash', type: 'text', nullable: true })
  passwordHash!: string | null;

  /** The issuer's `sub`: the person's email there may change. */
  @Column({ name: 'google_sub', type: 'text', nullable: true })
  googleSub!: string | null;

  @Column({ type: 'text', nullable: true })
  theme!: Theme | null;

  @Column({ name: 'erases_at', type: 'timestamp with time zone', nullable: true })
  erasesAt!: Date | null;

  @Column({ name: 'email_verified_at', type: 'timestamp with time zone', nullable: true })
  emailVerifiedAt!: Date | null;

  /** Device cookies that were issued before this moment are invalid. */
  @Column({ name: 'devices_valid_from', type: 'timestamp with time zone', nullable: true })
  devicesValidFrom!: Date | null;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'now()' })
  createdAt!: Date;
}

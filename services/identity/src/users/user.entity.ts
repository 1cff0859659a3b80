import type { Theme, UserType } from '@landsea/contracts/account';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A person's account. The unique index on `lower(email)` is in the migration: TypeORM cannot name an expression. */
@Entity({ name: 'user_account' })
@Index('ix_user_account_erases_at', ['erasesAt'], { where: 'erases_at IS NOT NULL' })
@Index('ux_user_account_google_sub', ['googleSub'], { unique: true })
export class UserRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_user_account' })
  id!: string;

  /** Trimmed and lower-case. */
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

  /** Has accepted an agent's invitation; the links themselves are the invitations and trips' clients. */
  @Column({ name: 'is_client', type: 'boolean', default: false })
  isClient!: boolean;

  /** argon2id, in its own encoded form; null for an account that was opened with Google. */
  @Column({ name: 'password_hash', type: 'text', nullable: true })
  passwordHash!: string | null;

  /** The issuer's own name of the person (`sub`): their email may change hands there. */
  @Column({ name: 'google_sub', type: 'text', nullable: true })
  googleSub!: string | null;

  /** Null until the person chooses one. */
  @Column({ type: 'text', nullable: true })
  theme!: Theme | null;

  /** The person requested the deletion of the account; until then it can be canceled. */
  @Column({ name: 'erases_at', type: 'timestamp with time zone', nullable: true })
  erasesAt!: Date | null;

  /** When the person first showed that mail reaches them; a new email is taken over only once it is confirmed. */
  @Column({ name: 'email_verified_at', type: 'timestamp with time zone', nullable: true })
  emailVerifiedAt!: Date | null;

  /** When the password last changed or the address was first verified: a device cookie from before counts no more. */
  @Column({ name: 'devices_valid_from', type: 'timestamp with time zone', nullable: true })
  devicesValidFrom!: Date | null;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'now()' })
  createdAt!: Date;
}

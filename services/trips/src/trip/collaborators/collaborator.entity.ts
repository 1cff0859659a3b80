import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'collaborator' })
@Index('uq_collaborator_trip_email', ['tripId', 'email'], { unique: true })
@Index('uq_collaborator_trip_user', ['tripId', 'userId'], { unique: true })
@Index('uq_collaborator_trip_person', ['tripId', 'personId'], { unique: true })
@Index('ux_collaborator_token', ['tokenHash'], { unique: true })
@Index('ix_collaborator_user', ['userId'])
export class CollaboratorRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_collaborator' })
  id!: string;

  @Column({ name: 'trip_id', type: 'uuid' })
  @ForeignKey('TripRow', { name: 'fk_collaborator_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text' })
  role!: 'editor' | 'viewer';

  @Column({ name: 'sees_money', type: 'boolean' })
  seesMoney!: boolean;

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ name: 'first_name', type: 'text', nullable: true })
  firstName!: string | null;

  /** SHA-256 of the link's token, hex; null once it was used. */
  @Column({ name: 'token_hash', type: 'text', nullable: true })
  tokenHash!: string | null;

  @Column({ name: 'invited_at', type: 'timestamp with time zone' })
  invitedAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamp with time zone' })
  expiresAt!: Date;

  @Column({ name: 'joined_at', type: 'timestamp with time zone', nullable: true })
  joinedAt!: Date | null;

  @Column({ name: 'person_id', type: 'uuid', nullable: true })
  personId!: string | null;

  @Column({ name: 'stays_home', type: 'boolean', default: false })
  staysHome!: boolean;
}

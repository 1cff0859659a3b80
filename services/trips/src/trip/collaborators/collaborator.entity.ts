import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'collaborator' })
@Index('uq_collaborator_trip_email', ['tripId', 'email'], { unique: true })
@Index('uq_collaborator_trip_user', ['tripId', 'userId'], { unique: true })
@Index('uq_collaborator_trip_person', ['tripId', 'personId'], { unique: true })
@Index('ux_collaborator_token', ['tokenHash'], { unique: true })
@Index('ix_collaborator_user', ['userId'])
export class CollaboratorRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_collaborator' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('TripRow', { name: 'fk_collaborator_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ type: 'text' }) email!: string;
  @Column({ type: 'text' }) role!: 'editor' | 'viewer';
  @Column({ type: 'boolean' }) seesMoney!: boolean;
  @Column({ type: 'uuid', nullable: true }) userId!: string | null;
  @Column({ type: 'text', nullable: true }) firstName!: string | null;

  @Column({ type: 'text', nullable: true }) tokenHash!: string | null;

  @Column({ type: 'timestamp with time zone' }) invitedAt!: Date;
  @Column({ type: 'timestamp with time zone' }) expiresAt!: Date;
  @Column({ type: 'timestamp with time zone', nullable: true }) joinedAt!: Date | null;
  @Column({ type: 'uuid', nullable: true }) personId!: string | null;
  @Column({ type: 'boolean', default: false }) staysHome!: boolean;
}

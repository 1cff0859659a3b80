import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * The conversation belongs to the account: another account that joins as the same client reads nothing of it.
 * Before there is an account it belongs to the address, and the account that joins by that address takes it over.
 */
@Entity({ name: 'conversation' })
@Index('uq_conversation_general', ['clientId', 'userId'], { unique: true, where: 'NOT is_about_trip' })
@Index('uq_conversation_trip', ['clientId', 'userId', 'tripId'], {
  unique: true,
  where: 'trip_id IS NOT NULL',
})
@Index('uq_conversation_email', ['clientId', 'email'], {
  unique: true,
  where: 'user_id IS NULL AND NOT is_about_trip',
})
@Index('uq_conversation_email_trip', ['clientId', 'email', 'tripId'], {
  unique: true,
  where: 'user_id IS NULL AND trip_id IS NOT NULL',
})
@Index('ix_conversation_user', ['userId'])
@Index('ix_conversation_trip', ['tripId'])
export class ConversationRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_conversation' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ClientRow', { name: 'fk_conversation_client', onDelete: 'CASCADE' })
  clientId!: string;

  @Column({ type: 'uuid', nullable: true }) userId!: string | null;

  /** Null with an account. */
  @Column({ type: 'text', nullable: true }) email!: string | null;

  /** Null for the conversation about no trip, and once the trip is gone. */
  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('TripRow', { name: 'fk_conversation_trip', onDelete: 'SET NULL' })
  tripId!: string | null;

  @Column({ type: 'boolean' }) isAboutTrip!: boolean;
  @Column({ type: 'timestamp with time zone', nullable: true }) waitingSince!: Date | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) lastMessageAt!: Date | null;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;
}

import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * What an agent and the person who joined as a client write to each other: one conversation about no trip, and one for each
 * trip. It belongs to that person: another account that joins as the same client later reads nothing of it.
 */
@Entity({ name: 'conversation' })
@Index('uq_conversation_general', ['clientId', 'userId'], { unique: true, where: 'NOT is_about_trip' })
@Index('uq_conversation_trip', ['clientId', 'userId', 'tripId'], {
  unique: true,
  where: 'trip_id IS NOT NULL',
})
@Index('ix_conversation_user', ['userId'])
@Index('ix_conversation_trip', ['tripId'])
export class ConversationRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_conversation' })
  id!: string;

  @Column({ name: 'client_id', type: 'uuid' })
  @ForeignKey('ClientRow', { name: 'fk_conversation_client', onDelete: 'CASCADE' })
  clientId!: string;

  /** The account of identity that is the client. */
  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  /** Null for the conversation about no trip, and once the trip is gone. */
  @Column({ name: 'trip_id', type: 'uuid', nullable: true })
  @ForeignKey('TripRow', { name: 'fk_conversation_trip', onDelete: 'SET NULL' })
  tripId!: string | null;

  @Column({ name: 'is_about_trip', type: 'boolean' })
  isAboutTrip!: boolean;

  /** When the first message of the client came that nobody has answered. */
  @Column({ name: 'waiting_since', type: 'timestamp with time zone', nullable: true })
  waitingSince!: Date | null;

  @Column({ name: 'last_message_at', type: 'timestamp with time zone', nullable: true })
  lastMessageAt!: Date | null;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'now()' })
  createdAt!: Date;
}

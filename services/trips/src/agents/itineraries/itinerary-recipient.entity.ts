import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A withdrawn recipient keeps the row, so that the link can say so. */
@Entity({ name: 'itinerary_recipient' })
@Index('uq_itinerary_recipient_email', ['itineraryId', 'email'], { unique: true })
export class ItineraryRecipientRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_itinerary_recipient' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('AgentItineraryRow', { name: 'fk_itinerary_recipient_itinerary', onDelete: 'CASCADE' })
  itineraryId!: string;

  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) email!: string;
  @Column({ type: 'integer', nullable: true }) toldNumber!: number | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) lastSeenAt!: Date | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) withdrawnAt!: Date | null;

  /** SHA-256 of the id and the code, hex. */
  @Column({ type: 'text', nullable: true }) codeHash!: string | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) codeExpiresAt!: Date | null;
  @Column({ type: 'integer', default: 0 }) codeTries!: number;

  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;
}

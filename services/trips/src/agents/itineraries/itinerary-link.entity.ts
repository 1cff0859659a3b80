import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Each email has a token of its own, because only its hash is kept. */
@Entity({ name: 'itinerary_link' })
@Index('ix_itinerary_link_recipient', ['recipientId', 'createdAt'])
export class ItineraryLinkRow {
  /** SHA-256, hex. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_itinerary_link' }) tokenHash!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ItineraryRecipientRow', { name: 'fk_itinerary_link_recipient', onDelete: 'CASCADE' })
  recipientId!: string;

  /** It shows the numbers of a device where the code was entered, and opens no page. */
  @Column({ type: 'boolean', default: false }) opensNumbers!: boolean;

  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;
  @Column({ type: 'timestamp with time zone', nullable: true }) expiresAt!: Date | null;
}

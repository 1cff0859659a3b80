import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Somebody with a link to one version; the row of a withdrawn link stays, so that the link can say so. */
@Entity({ name: 'quote_recipient' })
@Index('uq_quote_recipient_token', ['tokenHash'], { unique: true })
@Index('uq_quote_recipient_email', ['quoteId', 'number', 'email'], { unique: true })
export class QuoteRecipientRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_quote_recipient' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('QuoteRow', { name: 'fk_quote_recipient_quote', onDelete: 'CASCADE' })
  quoteId!: string;

  /** The version. */
  @Column({ type: 'integer' }) number!: number;

  @Column({ type: 'text' }) firstName!: string;
  @Column({ type: 'text' }) lastName!: string;
  @Column({ type: 'text' }) email!: string;

  /** SHA-256 of the link's token, hex; the first one's is the version's, too. */
  @Column({ type: 'text' }) tokenHash!: string;

  @Column({ type: 'timestamp with time zone', nullable: true }) lastSeenAt!: Date | null;

  /** The acceptance that stands came by this link. */
  @Column({ type: 'timestamp with time zone', nullable: true }) answeredAt!: Date | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) withdrawnAt!: Date | null;
}

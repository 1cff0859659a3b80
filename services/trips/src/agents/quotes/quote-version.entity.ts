import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An offer as the client has it; no row is ever changed. */
@Entity({ name: 'quote_version' })
@Index('uq_quote_version_token', ['tokenHash'], { unique: true })
export class QuoteVersionRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_quote_version' })
  @ForeignKey('QuoteRow', { name: 'fk_quote_version_quote', onDelete: 'CASCADE' })
  quoteId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_quote_version' }) number!: number;

  /** JSON of `PublicQuote`, letter by letter as it was hashed. */
  @Column({ type: 'text' }) content!: string;

  /** Hex. */
  @Column({ type: 'text' }) sha256!: string;

  /** SHA-256 of the link's token, hex. */
  @Column({ type: 'text' }) tokenHash!: string;

  @Column({ type: 'timestamp with time zone' }) sentAt!: Date;
  @Column({ type: 'uuid', nullable: true }) sentBy!: string | null;
  @Column({ type: 'text' }) sentByName!: string;
}

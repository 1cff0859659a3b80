import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Keeps the file of a picture that the draft or a frozen version of the quote names; others for a day. */
@Entity({ name: 'quote_photo' })
@Index('ix_quote_photo_quote', ['quoteId'])
export class QuotePhotoRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_quote_photo' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('QuoteRow', { name: 'fk_quote_photo_quote', onDelete: 'CASCADE' })
  quoteId!: string;

  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;
}

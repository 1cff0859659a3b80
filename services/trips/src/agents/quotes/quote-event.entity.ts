import type { QuoteEventKind } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'quote_event' })
@Index('ix_quote_event_quote', ['quoteId', 'at'])
export class QuoteEventRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_quote_event' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('QuoteRow', { name: 'fk_quote_event_quote', onDelete: 'CASCADE' })
  quoteId!: string;

  @Column({ type: 'text' }) kind!: QuoteEventKind;
  @Column({ type: 'timestamp with time zone' }) at!: Date;
  @Column({ type: 'text' }) byName!: string;

  /** The version that it is about. */
  @Column({ type: 'integer' }) number!: number;

  @Column({ type: 'text', nullable: true }) optionTitle!: string | null;
  @Column({ type: 'text', default: '' }) text!: string;
  @Column({ type: 'text', nullable: true }) device!: string | null;
}

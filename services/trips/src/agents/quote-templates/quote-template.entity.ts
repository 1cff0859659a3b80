import type { QuoteTemplateOption } from '@landsea/contracts/agents';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'quote_template' })
export class QuoteTemplateRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_quote_template' }) userId!: string;
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_quote_template' }) id!: string;
  @Column({ type: 'text' }) authorName!: string;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'jsonb' }) options!: QuoteTemplateOption[];
  @Column({ type: 'boolean' }) isShared!: boolean;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}

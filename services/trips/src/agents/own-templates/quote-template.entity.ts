import type { QuoteTemplateOption } from '@landsea/contracts/agents';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { OwnTemplateRow } from './own-template.entity.js';

@Entity({ name: 'quote_template' })
export class QuoteTemplateRow extends OwnTemplateRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_quote_template' }) userId!: string;
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_quote_template' }) id!: string;
  @Column({ type: 'jsonb' }) options!: QuoteTemplateOption[];
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import { OwnTemplateRow } from './own-template.entity.js';

@Entity({ name: 'message_template' })
export class MessageTemplateRow extends OwnTemplateRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_message_template' }) userId!: string;
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_message_template' }) id!: string;
  @Column({ type: 'text' }) body!: string;
  @Column({ type: 'text', nullable: true }) replaces!: string | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'message_template' })
export class MessageTemplateRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_message_template' }) userId!: string;
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_message_template' }) id!: string;
  @Column({ type: 'text' }) authorName!: string;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text' }) body!: string;
  @Column({ type: 'boolean' }) isShared!: boolean;
  @Column({ type: 'text', nullable: true }) replaces!: string | null;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}

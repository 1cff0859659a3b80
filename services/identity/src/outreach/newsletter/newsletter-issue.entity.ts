import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'newsletter_issue' })
export class NewsletterIssueRow {
  @PrimaryColumn({ name: 'text_hash', type: 'text', primaryKeyConstraintName: 'pk_newsletter_issue' })
  textHash!: string;

  @Column({ type: 'text' })
  subject!: string;

  @Column({ type: 'integer' })
  readers!: number;

  @Column({ name: 'queued_at', type: 'timestamp with time zone' })
  queuedAt!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An issue that was handed to the mail queue: the same text is never sent twice. */
@Entity({ name: 'newsletter_issue' })
export class NewsletterIssueRow {
  /** SHA-256 of the file. */
  @PrimaryColumn({ name: 'text_hash', type: 'text', primaryKeyConstraintName: 'pk_newsletter_issue' })
  textHash!: string;

  @Column({ type: 'text' })
  subject!: string;

  @Column({ type: 'integer' })
  readers!: number;

  @Column({ name: 'queued_at', type: 'timestamp with time zone' })
  queuedAt!: Date;
}

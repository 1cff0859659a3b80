import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'newsletter_issue' })
export class NewsletterIssueRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_newsletter_issue' }) textHash!: string;
  @Column({ type: 'text' }) subject!: string;
  @Column({ type: 'integer' }) readers!: number;
  @Column({ type: 'timestamp with time zone' }) queuedAt!: Date;
}

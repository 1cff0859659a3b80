import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'newsletter_link' })
@Index('ix_newsletter_link_expires_at', ['expiresAt'])
@Index('ix_newsletter_link_user_id', ['userId'], { where: 'user_id IS NOT NULL' })
export class NewsletterLinkRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_newsletter_link' }) tokenHash!: string;
  @Column({ type: 'text' }) purpose!: 'confirm' | 'unsubscribe';
  @Column({ type: 'uuid', nullable: true }) subscriptionId!: string | null;
  @Column({ type: 'uuid', nullable: true }) userId!: string | null;
  @Column({ type: 'timestamp with time zone' }) expiresAt!: Date;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The secret of a link in an email, known by its SHA-256 alone. It belongs to a subscription, or to an account's reader. */
@Entity({ name: 'newsletter_link' })
@Index('ix_newsletter_link_expires_at', ['expiresAt'])
@Index('ix_newsletter_link_user_id', ['userId'], { where: 'user_id IS NOT NULL' })
export class NewsletterLinkRow {
  @PrimaryColumn({ name: 'token_hash', type: 'text', primaryKeyConstraintName: 'pk_newsletter_link' })
  tokenHash!: string;

  @Column({ type: 'text' })
  purpose!: 'confirm' | 'unsubscribe';

  @Column({ name: 'subscription_id', type: 'uuid', nullable: true })
  subscriptionId!: string | null;

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ name: 'expires_at', type: 'timestamp with time zone' })
  expiresAt!: Date;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

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

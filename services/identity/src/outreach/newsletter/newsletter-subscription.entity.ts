import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'newsletter_subscription' })
@Index('ux_newsletter_subscription_email', ['email'], { unique: true })
export class NewsletterSubscriptionRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_newsletter_subscription' }) id!: string;
  @Column({ type: 'text' }) email!: string;
  @Column({ type: 'timestamp with time zone' }) requestedAt!: Date;
  @Column({ type: 'timestamp with time zone', nullable: true }) confirmedAt!: Date | null;
}

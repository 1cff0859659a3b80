import type { NotificationChoices as Choices } from '@landsea/contracts/account';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'notification_choices' })
export class NotificationChoicesRow implements Choices {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_notification_choices' }) userId!: string;
  @Column({ type: 'boolean' }) remindersByMail!: boolean;
  @Column({ type: 'boolean' }) remindersInApp!: boolean;
  @Column({ type: 'integer' }) reminderLeadDays!: Choices['reminderLeadDays'];
  @Column({ type: 'boolean' }) tripActivity!: boolean;
  @Column({ type: 'boolean' }) tipsNewsletter!: boolean;
}

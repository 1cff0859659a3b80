import type { NotificationChoices as Choices } from '@landsea/contracts/account';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'notification_choices' })
export class NotificationChoicesRow implements Choices {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'pk_notification_choices' })
  userId!: string;

  @Column({ name: 'reminders_by_mail', type: 'boolean' })
  remindersByMail!: boolean;

  @Column({ name: 'reminders_in_app', type: 'boolean' })
  remindersInApp!: boolean;

  @Column({ name: 'reminder_lead_days', type: 'integer' })
  reminderLeadDays!: Choices['reminderLeadDays'];

  @Column({ name: 'trip_activity', type: 'boolean' })
  tripActivity!: boolean;

  @Column({ name: 'tips_newsletter', type: 'boolean' })
  tipsNewsletter!: boolean;
}

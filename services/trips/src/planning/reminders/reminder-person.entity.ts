import type { ReminderChoices } from '@landsea/contracts/planning';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How long before a person wants to be reminded; who never chose has no leads here. */
@Entity({ name: 'reminder_person' })
export class ReminderPersonRow {
  /** A user of identity. */
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'pk_reminder_person' })
  userId!: string;

  @Column({ type: 'jsonb', nullable: true })
  leads!: Partial<ReminderChoices['leads']> | null;

  /** Where the last email went, so that it can be removed with the account. */
  @Column({ name: 'mailed_to', type: 'text', nullable: true })
  mailedTo!: string | null;
}

import type { PersonalRecords } from '@landsea/contracts/account';
import { Mailer, PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ReminderPersonRow } from './reminder-person.entity.js';
import { ReminderRow } from './reminder.entity.js';

@Injectable()
export class RemindersPersonalData extends PersonalData {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const { manager } = this.dataSource;
    const rows = await manager.find(ReminderRow, { where: { userId }, order: { remindAt: 'ASC' } });
    const own = await manager.findOneBy(ReminderPersonRow, { userId });
    return {
      reminders: rows.map(({ tripId, title, opensAt, remindAt, sentAt }) => ({
        tripId,
        title,
        opensAt: opensAt.toISOString(),
        remindAt: remindAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      })),
      reminderChoices: own?.leads ? [own.leads] : [],
    };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    const own = await manager.findOneBy(ReminderPersonRow, { userId });
    if (own?.mailedTo) await this.mailer.forget(manager, own.mailedTo);
    await manager.delete(ReminderPersonRow, { userId });
    await manager.delete(ReminderRow, { userId });
  }
}
